import { assertShareImage, IMAGE_TYPES, type ImageKind, MAX_LINK_IMAGE_BYTES, ShareImageError } from "./share-image";

/**
 * A chosen file as the PNG that is stored.
 * @throws ShareImageError
 */
export async function drawShareImage(kind: ImageKind, file: File): Promise<Blob> {
  const { type, size } = file;
  if (!IMAGE_TYPES.includes(type)) throw new ShareImageError("type");
  const image = await createImageBitmap(file).catch((error: unknown) => {
    throw new ShareImageError("broken", error);
  });
  try {
    const { width, height } = image;
    assertShareImage(kind, { type, size, width, height });
    if (type === "image/png") return file;
    const png = await toPng(image);
    if (png.size > MAX_LINK_IMAGE_BYTES) throw new ShareImageError("size");
    return png;
  } finally {
    image.close();
  }
}

function toPng(image: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new ShareImageError("broken"))), "image/png"),
  );
}

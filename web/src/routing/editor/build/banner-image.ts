/** The limits of a banner (docs/product/routing.md#style). */
export const MAX_BANNER_BYTES = 10 * 1024 * 1024;
export const GOOD_BANNER_WIDTH = 1500;
export const BANNER_TYPES = ["image/png", "image/jpeg", "image/webp"];

export type BannerFault = "type" | "size" | "broken" | "failed";

/** Why an image is refused. */
export class BannerError extends Error {
  override readonly name = "BannerError";
  readonly fault: BannerFault;

  constructor(fault: BannerFault, cause?: unknown) {
    super(`Banner: ${fault}`, { cause });
    this.fault = fault;
  }
}

/**
 * Converts a chosen file to the PNG to store, and returns its width in pixels.
 * @throws BannerError
 */
export async function drawBanner(file: File): Promise<{ png: Blob; width: number }> {
  if (!BANNER_TYPES.includes(file.type)) throw new BannerError("type");
  if (file.size > MAX_BANNER_BYTES) throw new BannerError("size");
  const image = await createImageBitmap(file).catch((error: unknown) => {
    throw new BannerError("broken", error);
  });
  try {
    const png = file.type === "image/png" ? file : await toPng(image);
    if (png.size > MAX_BANNER_BYTES) throw new BannerError("size");
    return { png, width: image.width };
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
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new BannerError("broken"))), "image/png"),
  );
}

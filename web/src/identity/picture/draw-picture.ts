import { middleSquare, PictureError } from "./choose-picture";

const QUALITY = 0.9;
/** Larger than any display size, and well below the storage limit. */
const MAX_SIDE = 1024;
const SHOWN_SIDE = 256;

/** The center square of an image file as two JPEGs: one to store, one to display. */
export async function drawPicture(file: Blob): Promise<{ original: Blob; shown: Blob }> {
  const image = await createImageBitmap(file).catch((error: unknown) => {
    throw new PictureError("broken", error);
  });
  try {
    const side = Math.min(MAX_SIDE, middleSquare(image).side);
    const [original, shown] = await Promise.all([drawSquare(image, side), drawSquare(image, SHOWN_SIDE)]);
    return { original, shown };
  } finally {
    image.close();
  }
}

function drawSquare(image: ImageBitmap, size: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("broken");
  const { x, y, side } = middleSquare(image);
  // A JPEG has no transparency; without this, clear parts turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, side, side, 0, 0, size, size);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError("broken"))), "image/jpeg", QUALITY),
  );
}

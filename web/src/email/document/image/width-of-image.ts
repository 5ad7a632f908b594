/** Pixels between the borders of a mail. */
const ROOM = 536;
const MIN_WIDTH = 16;

/** How wide an image is shown: as it is, or as wide as the mail (null) where it is larger. */
export async function widthOfImage(file: File): Promise<number | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width } = bitmap;
    bitmap.close();
    return width >= ROOM ? null : Math.max(MIN_WIDTH, width);
  } catch {
    return null;
  }
}

/** Pixels between the borders of a mail. */
const ROOM = 536;
const MIN_WIDTH = 16;

/**
 * The width at which an image is shown, in pixels: its own, or null (as wide as the mail) if it is larger than the
 * mail.
 */
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

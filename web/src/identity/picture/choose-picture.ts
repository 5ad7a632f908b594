/** The accepted image types; the browser converts each to JPEG. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export type PictureFault = "type" | "size" | "broken" | "unauthorized" | "failed";

/** Why a picture was refused. */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(`Picture: ${fault}`, { cause });
    this.fault = fault;
  }
}

export function assertPicture({ type, size }: Pick<File, "type" | "size">): void {
  if (!PICTURE_TYPES.includes(type)) throw new PictureError("type");
  if (size > MAX_PICTURE_BYTES) throw new PictureError("size");
}

/** The largest square in the middle of an image, in its pixels. */
export function middleSquare({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

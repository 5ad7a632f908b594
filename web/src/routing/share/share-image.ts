/** The limits of docs/product/routing-sharing.md#pictures. */
export const MAX_FAVICON_PIXELS = 64;
export const MAX_LINK_IMAGE_BYTES = 8 * 1024 * 1024;
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp"];

export type ImageKind = "favicon" | "og_image";
export type ImageFault = "type" | "size" | "pixels" | "broken" | "unauthorized" | "failed";

/** Why an image was refused. */
export class ShareImageError extends Error {
  override readonly name = "ShareImageError";
  readonly fault: ImageFault;

  constructor(fault: ImageFault, cause?: unknown) {
    super(`Share image: ${fault}`, { cause });
    this.fault = fault;
  }
}

type Picture = { type: string; size: number; width: number; height: number };

/** @throws ShareImageError */
export function assertShareImage(kind: ImageKind, { type, size, width, height }: Picture): void {
  if (!IMAGE_TYPES.includes(type)) throw new ShareImageError("type");
  if (size > MAX_LINK_IMAGE_BYTES) throw new ShareImageError("size");
  if (kind === "favicon" && Math.max(width, height) > MAX_FAVICON_PIXELS) throw new ShareImageError("pixels");
}

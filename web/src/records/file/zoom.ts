export type Size = { width: number; height: number };

const MIN = 0.1;
const MAX = 8;
const STEP = 1.25;

/** The factor at which a picture just fits into a frame; a smaller picture keeps its size. */
export function fitZoom(picture: Size, frame: Size): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return Math.max(MIN, Math.min(1, frame.width / picture.width, frame.height / picture.height));
}

export const zoomIn = (zoom: number): number => Math.min(MAX, zoom * STEP);
export const zoomOut = (zoom: number): number => Math.max(MIN, zoom / STEP);

/** A turn of the wheel: up is nearer. */
export const zoomByWheel = (zoom: number, deltaY: number): number => (deltaY < 0 ? zoomIn(zoom) : zoomOut(zoom));

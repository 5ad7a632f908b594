/** What a pointer at an edge can draw into: the part of the window in which the cells scroll. */
export type ScrollArea = { left: number; right: number; top: number; bottom: number };

/** So near to an edge, or beyond it, the cells scroll. */
const EDGE_PX = 24;
/** Pixels at the edge for one pixel of a frame. */
const SLOWNESS = 4;
/** A pointer far beyond the edge scrolls no faster than this in a frame. */
const MAX_STEP_PX = 32;

/** How far the cells scroll in one frame while a pointer draws at their edge: the farther out, the faster. */
export function edgeScroll({ x, y }: { x: number; y: number }, area: ScrollArea): { x: number; y: number } {
  return { x: stepOf(x, area.left, area.right), y: stepOf(y, area.top, area.bottom) };
}

function stepOf(at: number, start: number, end: number): number {
  const [before, after] = [start + EDGE_PX - at, at - (end - EDGE_PX)];
  if (after > 0) return Math.min(after / SLOWNESS, MAX_STEP_PX);
  return before > 0 ? -Math.min(before / SLOWNESS, MAX_STEP_PX) : 0;
}

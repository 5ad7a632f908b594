/** The part of the window in which the cells scroll; a drag at its edges scrolls them. */
export type ScrollArea = { left: number; right: number; top: number; bottom: number };

/** The cells scroll while the pointer is this close to an edge, or beyond it. */
const EDGE_PX = 24;
/** How many pixels into the edge zone scroll one pixel a frame. */
const SLOWNESS = 4;
/** The most that one frame scrolls, however far the pointer is beyond the edge. */
const MAX_STEP_PX = 32;

/** How far the cells scroll in one frame of a drag at their edge: the farther out, the faster. */
export function edgeScroll({ x, y }: { x: number; y: number }, area: ScrollArea): { x: number; y: number } {
  return { x: stepOf(x, area.left, area.right), y: stepOf(y, area.top, area.bottom) };
}

function stepOf(at: number, start: number, end: number): number {
  const [before, after] = [start + EDGE_PX - at, at - (end - EDGE_PX)];
  if (after > 0) return Math.min(after / SLOWNESS, MAX_STEP_PX);
  return before > 0 ? -Math.min(before / SLOWNESS, MAX_STEP_PX) : 0;
}

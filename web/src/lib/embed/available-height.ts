/** Below this height the frame is cut off rather than shrunk. */
const LEAST_PX = 240;

const hides = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowY);

/**
 * The height of an inline frame: that of its page, unless an ancestor clips it. A clipped frame gets the visible
 * height, so that its page scrolls inside the frame and its end stays reachable.
 */
export function availableHeight(frame: HTMLElement, wantedPx: number): number {
  frame.style.setProperty("height", `${wantedPx}px`, "important");
  const { top, bottom } = frame.getBoundingClientRect();
  const edges: number[] = [];
  for (let around = frame.parentElement; around; around = around.parentElement) {
    if (around === document.body || around === document.documentElement) continue;
    if (hides(around)) edges.push(around.getBoundingClientRect().top + around.clientTop + around.clientHeight);
  }
  if (hides(document.documentElement) || hides(document.body)) edges.push(innerHeight);
  const room = Math.floor(Math.min(...edges) - top);
  return Math.min(...edges) < bottom && room >= LEAST_PX ? room : wantedPx;
}

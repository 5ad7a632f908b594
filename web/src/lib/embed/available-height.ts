/** Too little to show a page in: it is better cut off than that small. */
const LEAST_PX = 240;

const hides = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowY);

/**
 * How tall an inline frame may be: as tall as its page, unless an element around it cuts it off. Then the page scrolls
 * inside the frame, where on a phone nobody could reach its end otherwise.
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

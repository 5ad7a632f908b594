import { edgeScroll, type ScrollArea } from "./edge-scroll";

type Drawn = {
  scroller: HTMLElement;
  /** The part of the scroller that nothing covers. */
  area: () => ScrollArea;
  /** Called with the element under the mouse, or with the one at the edge nearest to it. */
  onDraw: (target: Element | null) => void;
  /** Called when the mouse is released, or when Escape cancels the drag. */
  onEnd: (isTakenBack: boolean) => void;
};

/** Follows a mouse drag until the button is released. At the edges, it scrolls what is below the mouse. */
export function followDrawing({ scroller, area, onDraw, onEnd }: Drawn): void {
  const following = new AbortController();
  const at = { x: 0, y: 0 };
  let frame: number | undefined;
  const draw = () => {
    frame = undefined;
    const room = area();
    const step = edgeScroll(at, room);
    const [left, top] = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy(step.x, step.y);
    onDraw(document.elementFromPoint(within(at.x, room.left, room.right), within(at.y, room.top, room.bottom)));
    if (scroller.scrollLeft !== left || scroller.scrollTop !== top) frame = requestAnimationFrame(draw);
  };
  const end = (isTakenBack: boolean) => {
    following.abort();
    if (frame !== undefined) cancelAnimationFrame(frame);
    onEnd(isTakenBack);
  };
  const { signal } = following;
  addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      Object.assign(at, { x: clientX, y: clientY });
      frame ??= requestAnimationFrame(draw);
    },
    { signal },
  );
  addEventListener("pointerup", () => end(false), { signal });
  addEventListener("pointercancel", () => end(true), { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end(true);
    },
    { signal, capture: true },
  );
}

const within = (at: number, start: number, end: number): number => Math.min(Math.max(at, start + 1), end - 1);

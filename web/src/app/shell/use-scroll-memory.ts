import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { readScrollPlaces, type ScrollPlaces, storeScrollPlaces } from "../../lib/start/scroll-places";

/** How many entries of the history are remembered. */
const KEPT = 50;
/** How long a page may take to show what it is scrolled to, also on a slow network. */
const WAIT_MS = 15_000;
/** Events that end the wait: the user has moved on. */
const GOING_ON = ["wheel", "touchstart", "pointerdown", "keydown"];

/** The scroll position of each part with `data-scroll`, by history entry. */
const remembered = readScrollPlaces();

/**
 * Remembers the scroll positions of a page and its lists, and restores them on back navigation and after a reload. A
 * page that is opened anew starts at its top.
 */
export function useScrollMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef("");

  useEffect(() => {
    // Read first: the end of the old page fires a scroll event that would overwrite this entry.
    const places = { ...remembered.get(key) };
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew) main.current?.scrollTo({ top: 0 });
    const stop = navigation === "POP" && isNew ? restore(places) : undefined;
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.scroll) remember(key, target.dataset.scroll, target);
    };
    document.addEventListener("scroll", note, { capture: true, passive: true });
    addEventListener("pagehide", store);
    return () => {
      stop?.();
      document.removeEventListener("scroll", note, { capture: true });
      removeEventListener("pagehide", store);
    };
  }, [main, key, pathname, navigation]);
}

function remember(key: string, name: string, { scrollTop: top, scrollLeft: left }: Element): void {
  remembered.set(key, { ...remembered.get(key), [name]: { top, left } });
  const [oldest] = remembered.keys();
  if (remembered.size > KEPT && oldest !== undefined) remembered.delete(oldest);
}

/**
 * Scrolls each part once it is long enough. Stops when the user scrolls or clicks. @returns a function that stops it
 */
function restore(places: ScrollPlaces): () => void {
  const open = new Map(Object.entries(places));
  const endMs = performance.now() + WAIT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of GOING_ON) removeEventListener(type, stop);
  };
  const look = () => {
    for (const [name, { top, left }] of open) {
      const part = document.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
      if (!part || part.scrollHeight - part.clientHeight < top) continue;
      part.scrollTo({ top, left });
      open.delete(name);
    }
    if (open.size > 0 && performance.now() < endMs) frame = requestAnimationFrame(look);
    else stop();
  };
  for (const type of GOING_ON) addEventListener(type, stop, { passive: true });
  frame = requestAnimationFrame(look);
  return stop;
}

const store = () => storeScrollPlaces(remembered);

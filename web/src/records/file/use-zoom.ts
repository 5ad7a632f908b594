import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fitZoom, type Size, zoomByWheel, zoomIn, zoomOut } from "./zoom";

/** The zoom of a picture in its frame, by buttons, keys and the wheel. It fits the frame until somebody changes it. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState<Size>();
  const [frameSize, setFrameSize] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<number>();
  const zoom = chosen ?? (natural ? fitZoom(natural, frameSize) : 1);
  const now = useRef(zoom);
  now.current = zoom;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setFrameSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    // React's wheel listeners are passive, so they can't keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setChosen(zoomByWheel(now.current, event.deltaY));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", onWheel);
    };
  }, []);

  const nearer = () => setChosen(zoomIn(zoom));
  const farther = () => setChosen(zoomOut(zoom));
  const fit = () => setChosen(undefined);
  const keys: Record<string, () => void> = { "+": nearer, "=": nearer, "-": farther, "0": fit };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    keys[event.key]?.();
  };
  return { frame, natural, setNatural, zoom, nearer, farther, fit, onKeyDown };
}

import { type RefObject, useEffect, useState } from "react";

export type FullScreen = { isOn: boolean; toggle: () => void };

/** Shows an element alone on the whole screen, until Escape or the button ends it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const update = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [element]);
  // A browser may refuse it, as on a phone: then everything stays as it is.
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen?.();
    change?.catch((error) => console.warn("No full screen", error));
  };
  return { isOn, toggle };
}

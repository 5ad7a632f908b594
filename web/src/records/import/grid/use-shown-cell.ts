import { useEffect, useRef } from "react";
import type { Place } from "./cells-of-range";

/** Brings a cell into sight when somebody asks for it, not at each edit. */
export function useShownCell(shown: Place | undefined, go: (place: Place) => void): void {
  const last = useRef(shown);
  useEffect(() => {
    if (!shown || last.current === shown) return;
    last.current = shown;
    go(shown);
  });
}

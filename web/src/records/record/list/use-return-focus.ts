import { useCallback, useRef } from "react";

/** Puts the focus back on the row or card of a record when its side view closes. */
export function useReturnFocus() {
  const area = useRef<HTMLDivElement>(null);
  const returnFocus = useCallback((id: string) => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.closest("[role=dialog]")) return;
    area.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }, []);
  return { area, returnFocus };
}

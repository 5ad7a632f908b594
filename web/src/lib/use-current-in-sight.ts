import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a row sideways so that its current entry is visible, at first and whenever the current entry changes: on a
 * phone, most of a long row is outside of the window.
 */
export function useCurrentInSight(selector: string, current: unknown): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = row.current?.querySelector(selector);
    if (!row.current || !entry) return;
    const { left, width } = row.current.getBoundingClientRect();
    const box = entry.getBoundingClientRect();
    if (box.left < left || box.right > left + width)
      row.current.scrollLeft += box.left - left - (width - box.width) / 2;
  }, [selector, current]);
  return row;
}

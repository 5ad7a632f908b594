import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo } from "react";
import type { ListColumn } from "../columns/columns";
import type { VisibleColumn } from "./table-row";
import { PICK_PX } from "./table-styles";

/** The columns in sight. The first one is held at the edge, so it always is. */
export function useVisibleColumns(columns: readonly ListColumn[], scroller: HTMLElement | null): VisibleColumn[] {
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => columns[index]?.size ?? 0,
    paddingStart: PICK_PX,
    overscan: 2,
    observeElementOffset: observeSideways,
  });
  useEffect(() => virtual.measure(), [columns, virtual]);
  const items = virtual.getVirtualItems();
  const places = items.map(({ index, start }) => `${index}:${start}`).join();
  // The same array as long as the same columns are in sight: rows that scroll by are not drawn again.
  return useMemo(() => {
    const inSight = items.map(({ index, start }) => ({ index, startPx: start }));
    const all = inSight.some(({ index }) => index === 0) ? inSight : [{ index: 0, startPx: PICK_PX }, ...inSight];
    return all.flatMap(({ index, startPx }) => {
      const column = columns[index];
      return column ? [{ column, index, startPx }] : [];
    });
  }, [columns, places]);
}

/**
 * Only scrolling sideways is told of, and it is read before the rows are drawn: read after, it would make the browser
 * lay them out at once.
 */
function observeSideways(
  { scrollElement }: Virtualizer<HTMLElement, Element>,
  tell: (px: number, on: boolean) => void,
) {
  if (!scrollElement) return;
  let lastPx: number | undefined;
  const read = () => {
    const { scrollLeft } = scrollElement;
    if (scrollLeft !== lastPx) tell(scrollLeft, false);
    lastPx = scrollLeft;
  };
  read();
  scrollElement.addEventListener("scroll", read, { passive: true, capture: true });
  return () => scrollElement.removeEventListener("scroll", read, { capture: true });
}

import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo } from "react";
import type { ListColumn } from "../columns/columns";
import { frozenColumnCount } from "./list-appearance";
import type { VisibleColumn } from "./table-row";
import { PICK_PX } from "./table-styles";

/**
 * The visible columns, and how many of the first ones are frozen and so always visible: as many as wanted, as far as
 * there is room.
 */
export function useVisibleColumns(
  columns: readonly ListColumn[],
  wanted: number,
  scroller: HTMLElement | null,
): { seen: VisibleColumn[]; frozen: number } {
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
  // Observed, not read from the scroller, which would force a layout of what has just been rendered.
  const frozen = frozenColumnCount(columns, wanted, virtual.scrollRect?.width ?? 0);
  const items = virtual.getVirtualItems();
  const places = items.map(({ index, start }) => `${index}:${start}`).join();
  // The same array while the same columns are visible, so that rows are not rendered again when they scroll.
  const seen = useMemo(() => {
    const inSight = items.map(({ index, start }) => ({ index, startPx: start }));
    const first = columns.slice(0, frozen).map((_, index) => ({ index, startPx: undefined }));
    const all = [...first, ...inSight.filter(({ index }) => index >= frozen)];
    return all.flatMap(({ index, startPx }) => {
      const column = columns[index];
      return column ? [{ column, index, startPx }] : [];
    });
  }, [columns, frozen, places]);
  return { seen, frozen };
}

/**
 * Reports sideways scrolling only. The position is read before the rows are rendered: reading it afterwards would force
 * a layout.
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

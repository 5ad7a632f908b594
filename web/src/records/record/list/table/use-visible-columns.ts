import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo } from "react";
import type { ListColumn } from "../columns/columns";
import { heldColumns } from "./list-look";
import type { VisibleColumn } from "./table-row";
import { PICK_PX } from "./table-styles";

/**
 * The columns in sight, and how many of the first ones are held at the edge and so always are: as many as wanted, as
 * far as there is room.
 */
export function useVisibleColumns(
  columns: readonly ListColumn[],
  wanted: number,
  scroller: HTMLElement | null,
): { seen: VisibleColumn[]; held: number } {
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
  // Observed, and not read from the scroller, which would make the browser lay out what has just been drawn.
  const held = heldColumns(columns, wanted, virtual.scrollRect?.width ?? 0);
  const items = virtual.getVirtualItems();
  const places = items.map(({ index, start }) => `${index}:${start}`).join();
  // The same array as long as the same columns are in sight: rows that scroll by are not drawn again.
  const seen = useMemo(() => {
    const inSight = items.map(({ index, start }) => ({ index, startPx: start }));
    const first = columns.slice(0, held).map((_, index) => ({ index, startPx: undefined }));
    const all = [...first, ...inSight.filter(({ index }) => index >= held)];
    return all.flatMap(({ index, startPx }) => {
      const column = columns[index];
      return column ? [{ column, index, startPx }] : [];
    });
  }, [columns, held, places]);
  return { seen, held };
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

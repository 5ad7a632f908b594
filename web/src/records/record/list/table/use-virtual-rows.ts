import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import type { RecordRows } from "../use-record-rows";

/** The number of rows rendered beyond the visible ones, on each side. */
export const OVERSCAN_ROWS = 4;

/**
 * The visible rows of a scroller. Their span is passed to `show`, which reads them.
 * @param coveredPx how much of the scroller is covered by what is fixed above and below the rows
 */
export function useVirtualRows(
  { count, show }: Pick<RecordRows, "count" | "show">,
  heightPx: number,
  scroller: HTMLElement | null,
  coveredPx = 0,
) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => heightPx,
    overscan: OVERSCAN_ROWS,
    scrollPaddingEnd: coveredPx,
  });
  useEffect(() => {
    if (heightPx > 0) virtual.measure();
  }, [virtual, heightPx]);
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  useEffect(() => show(startIndex, endIndex), [show, startIndex, endIndex]);
  return virtual;
}

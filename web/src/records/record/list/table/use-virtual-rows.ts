import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import type { RecordRows } from "../use-record-rows";

/** Rows drawn beyond those in sight, on each side. */
export const OVERSCAN_ROWS = 4;

/**
 * The rows in sight of a scroller; which ones they are is told to whoever reads them.
 * @param coveredPx of the scroller by what stays above and below the rows
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

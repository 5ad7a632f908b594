import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { RecordRows } from "./use-record-rows";

/** The rows in sight; which ones they are is told to whoever reads them. */
export function useVirtualRows({ count, show }: Pick<RecordRows, "count" | "show">, heightPx: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    overscan: 6,
  });
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  useEffect(() => show(startIndex, endIndex), [show, startIndex, endIndex]);
  return { scroller, virtual };
}

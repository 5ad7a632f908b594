import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { RecordRows } from "./use-record-rows";

const LOAD_AHEAD = 15;

/** The rows in sight, and one that must stay for its focus. Reading on begins shortly before the end is reached. */
export function useVirtualRows({ records, loadMore }: RecordRows, heightPx: number, keptIndex = -1) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    getItemKey: (index) => records[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range);
      return keptIndex < 0 || seen.includes(keptIndex) ? seen : [...seen, keptIndex].sort((a, b) => a - b);
    },
  });
  const last = virtual.range?.endIndex ?? 0;

  useEffect(() => {
    if (last >= records.length - LOAD_AHEAD) loadMore();
  }, [last, records.length]);

  return { scroller, virtual };
}

import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useMemo } from "react";
import type { ListColumn } from "./columns";
import type { SeenColumn } from "./table-row";
import { PICK_PX } from "./table-styles";

/** The columns in sight. The first one is held at the edge, so it always is. */
export function useSeenColumns(columns: readonly ListColumn[], scroller: RefObject<HTMLElement | null>): SeenColumn[] {
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => columns[index]?.size ?? 0,
    paddingStart: PICK_PX,
    overscan: 2,
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

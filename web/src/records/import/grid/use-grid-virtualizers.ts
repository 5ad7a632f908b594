import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { CELL_PX, HEAD_PX, NUMBER_PX, ROW_PX } from "./grid-styles";

/** Which rows and columns of the grid are in sight. */
export function useGridVirtualizers(scroller: RefObject<HTMLDivElement | null>, rowCount: number, columnCount: number) {
  const getScrollElement = () => scroller.current;
  const down = useVirtualizer<HTMLDivElement, Element>({
    count: rowCount,
    getScrollElement,
    estimateSize: () => ROW_PX,
    paddingStart: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    overscan: 8,
  });
  const across = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: columnCount,
    getScrollElement,
    estimateSize: () => CELL_PX,
    paddingStart: NUMBER_PX,
    scrollPaddingStart: NUMBER_PX,
    overscan: 2,
  });
  return { down, across };
}

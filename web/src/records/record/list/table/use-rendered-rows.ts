import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { inOrderOf, rowSlots } from "./row-slots";
import { ROW_PX } from "./table-styles";
import { OVERSCAN_ROWS } from "./use-virtual-rows";

/** Rows come this many at a time: the frames between have nothing to draw, and a screenful is shifted by the browser alone. */
const STEP_ROWS = 4;

/**
 * The rows to draw. At rest they stand in the document in their order, as a screen reader goes through them; while they
 * scroll no element is moved, since that costs as much as making it.
 */
export function useRenderedRows(virtual: Virtualizer<HTMLElement, Element>, count: number) {
  const order = useRef<number[]>([]);
  const seen = Math.ceil((virtual.scrollRect?.height ?? 0) / ROW_PX) + STEP_ROWS;
  const startIndex = virtual.range?.startIndex ?? 0;
  const rows = rowSlots(startIndex - (startIndex % STEP_ROWS), seen, OVERSCAN_ROWS, count);
  const drawn = virtual.isScrolling ? inOrderOf(rows, order.current) : rows;
  useLayoutEffect(() => {
    order.current = drawn.map(({ slot }) => slot);
  });
  return drawn;
}

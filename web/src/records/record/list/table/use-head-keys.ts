import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ListColumn } from "../columns/columns";
import type { ColumnActions } from "../columns/use-column-actions";

const STEP_PX = 20;

/** The arrow keys go from column to column, however many there are; with Shift they make the column wider or narrower. */
export function useHeadKeys(columns: readonly ListColumn[], { resize }: ColumnActions) {
  const [active, setActiveIndex] = useState(0);
  const activeIndex = Math.min(active, columns.length - 1);
  const row = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!wantsFocus.current) return;
    const button = row.current?.querySelector<HTMLElement>(`[data-column="${activeIndex}"] button`);
    if (!button) return;
    wantsFocus.current = false;
    button.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const column = columns[activeIndex];
    if (!way || !column) return;
    event.preventDefault();
    if (event.shiftKey) return resize(column.id, column.size + way * STEP_PX);
    const next = Math.min(Math.max(activeIndex + way, 0), columns.length - 1);
    wantsFocus.current = true;
    // A column out of sight is not rendered, so it is scrolled into view first.
    const startPx = columns.slice(0, next).reduce((sum, { size }) => sum + size, 0);
    const [shown] = columns;
    row.current?.closest<HTMLElement>("[tabindex='-1'][class]")?.scrollTo({ left: startPx - (shown?.size ?? 0) });
    setActiveIndex(next);
  };
  return { row, activeIndex, setActiveIndex, onKeyDown };
}

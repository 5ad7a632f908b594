import type { Virtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useCallback, useEffect, useState } from "react";
import type { Move } from "./cell-input";

type Place = { row: number; column: number };
type Axis = Virtualizer<HTMLDivElement, Element>;
type GridKeysOptions = {
  rowCount: number;
  columnCount: number;
  down: Axis;
  across: Axis;
  onClear: (at: Place) => void;
};

/** The column of the rows' numbers, left of the first cell. */
export const ROW_HEADER = -1;

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};
const MOVES: Record<Move, [number, number]> = { stay: [0, 0], down: [1, 0], right: [0, 1] };

const within = (value: number, count: number, first = 0) => Math.max(first, Math.min(value, count - 1));

export type GridKeys = ReturnType<typeof useGridKeys>;

/**
 * The focused cell, and its edit: `editing` is the typed text, null for the cell's own text, undefined without an edit.
 */
export function useGridKeys({ rowCount, columnCount, down, across, onClear }: GridKeysOptions) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [focused, setFocused] = useState(0);
  const [editing, setEditing] = useState<string | null>();

  const go = useCallback(
    ({ row, column }: Place) => {
      const place = { row: within(row, rowCount), column: within(column, columnCount, ROW_HEADER) };
      setActive(place);
      setFocused((count) => count + 1);
      down.scrollToIndex(place.row);
      across.scrollToIndex(Math.max(0, place.column));
    },
    [rowCount, columnCount, down, across],
  );

  // The cell may be rendered only after the scrolling, so it is focused in the next frame. An edited cell keeps the
  // focus.
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (focused === 0 || isEditing) return;
    const frame = requestAnimationFrame(() =>
      down.scrollElement?.querySelector<HTMLElement>(`[data-place="${active.row}:${active.column}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [focused, isEditing, active, down]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      go({ row: active.row + step[0], column: active.column + step[1] });
    } else if (active.column === ROW_HEADER) {
      // Enter and Space press the button with the row's number.
      return;
    } else if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      setEditing(null);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onClear(active);
    } else if (event.key.length === 1 && !event.altKey) {
      event.preventDefault();
      setEditing(event.key);
    }
  };

  return {
    active: { row: within(active.row, rowCount), column: within(active.column, columnCount, ROW_HEADER) },
    editing,
    go,
    edit: () => setEditing(null),
    stop: (move: Move) => {
      setEditing(undefined);
      const [rows, columns] = MOVES[move];
      go({ row: active.row + rows, column: active.column + columns });
    },
    onKeyDown,
  };
}

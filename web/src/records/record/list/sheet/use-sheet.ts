import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ListColumn } from "../columns/columns";
import { rowIndexOf } from "../table/row-place";
import { PICK_PX } from "../table/table-styles";
import type { RecordRows } from "../use-record-rows";
import { type CellPlace, type CellRange, nextPlace, rangeOf, tabPlace } from "./cell-range";

/**
 * A cell's edit. `text` is undefined for the cell's own value; `typed` means that the edit began by typing, which
 * replaces that value.
 */
export type CellEditing = { text: string | undefined; typed: boolean };

/** Where marking began. The row is found by its record's id, since other rows may move it. */
type Anchor = CellPlace & { id: string | undefined };

type SheetState = { column: number; anchor: Anchor; editing: CellEditing | undefined };

type SheetPlace = {
  columns: readonly ListColumn[];
  /** The number of frozen columns. */
  frozen: number;
  rows: Pick<RecordRows, "at" | "count" | "groupAt">;
  /** The row in the tab order, which also gets the focus. */
  activeIndex: number;
  setActive: (index: number) => void;
  virtual: Virtualizer<HTMLElement, Element>;
  scroller: HTMLElement | null;
  area: RefObject<HTMLElement | null>;
};

export type Sheet = ReturnType<typeof useSheet>;

/**
 * The active cell, and the cells that are marked from it. A row is entered with the right arrow or a click, and left
 * with Escape. A move renders only the rows that it concerns.
 */
export function useSheet({ columns, frozen, rows, activeIndex, setActive, virtual, scroller, area }: SheetPlace) {
  const [state, setState] = useState<SheetState>();
  const wantsFocus = useRef(false);
  const column = state ? Math.min(state.column, columns.length - 1) : undefined;
  const place = column === undefined ? undefined : { row: activeIndex, column };
  const anchor = state && { row: anchorRow(rows, state.anchor), column: state.anchor.column };
  const range: CellRange | undefined = place && anchor ? rangeOf(anchor, place) : undefined;
  const size = { rows: rows.count, columns: columns.length };
  const anchorAt = (at: CellPlace): Anchor => ({ ...at, id: rows.at(at.row)?.id });

  useEffect(() => {
    const input = wantsFocus.current ? area.current?.querySelector<HTMLElement>("[data-cell-input]") : undefined;
    if (!input) return;
    wantsFocus.current = false;
    input.focus({ preventScroll: true });
  });

  const go = (wanted: CellPlace, extend = false) => {
    const to = besideHeads(rows, wanted, activeIndex);
    wantsFocus.current = true;
    if (to.row !== activeIndex) virtual.scrollToIndex(to.row);
    showColumn(scroller, columns, frozen, to.column);
    setActive(to.row);
    setState({ column: to.column, anchor: extend && state ? state.anchor : anchorAt(to), editing: undefined });
  };
  const edit = (editing: CellEditing | undefined, refocus = true) => {
    if (editing === undefined && refocus) wantsFocus.current = true;
    setState((before) => before && { ...before, editing });
  };
  return {
    place,
    range,
    editing: state?.editing,
    wantsFocus,
    go,
    edit,
    /** Moves by a key; false if the key doesn't move. */
    step(key: string, { extend, far }: { extend: boolean; far: boolean }): boolean {
      const next = place && nextPlace(key, place, size, far);
      if (next) go(next, extend);
      return next !== undefined;
    },
    tab(backwards: boolean): boolean {
      const next = place && tabPlace(place, size, backwards);
      if (next) go(next);
      return next !== undefined;
    },
    /** Marks from one corner to another, which becomes the active cell. */
    mark: (from: CellPlace, to: CellPlace) => {
      go(to);
      setState({ column: to.column, anchor: anchorAt(from), editing: undefined });
    },
    enter: (row: number) => go({ row, column: 0 }),
    leave: () => setState(undefined),
  };
}

/**
 * The cell of the next record in the direction of a move, skipping the heads of groups; the row `from` if there is
 * none.
 */
function besideHeads(rows: SheetPlace["rows"], { row, column }: CellPlace, from: number): CellPlace {
  const step = row < from ? -1 : 1;
  let next = row;
  while (rows.groupAt(next)) next += step;
  return { row: next >= 0 && next < rows.count ? next : from, column };
}

const anchorRow = (rows: SheetPlace["rows"], { row, id }: Anchor): number =>
  Math.min(rowIndexOf(rows, { index: row, id }), Math.max(rows.count - 1, 0));

/** Scrolls a column into view. Frozen columns always are. */
function showColumn(scroller: HTMLElement | null, columns: readonly ListColumn[], frozen: number, index: number): void {
  if (!scroller || index < frozen) return;
  const widthOf = (count: number) => PICK_PX + columns.slice(0, count).reduce((sum, { size }) => sum + size, 0);
  const frozenPx = widthOf(frozen);
  const startPx = widthOf(index);
  const endPx = startPx + (columns[index]?.size ?? 0);
  const { scrollLeft, clientWidth } = scroller;
  if (startPx - frozenPx < scrollLeft) scroller.scrollTo({ left: startPx - frozenPx });
  else if (endPx > scrollLeft + clientWidth) scroller.scrollTo({ left: endPx - clientWidth });
}

/** The cell that contains an element of the table; undefined outside of cells, in links and in editors. */
export function placeAt(target: EventTarget | null): CellPlace | undefined {
  const element = target instanceof Element ? target : undefined;
  const cell = element?.closest<HTMLElement>(".cell");
  const row = cell?.closest<HTMLElement>("[data-record]");
  if (!cell || !row || element?.closest("a, [data-cell-editor]")) return undefined;
  return { row: Number(row.dataset.index), column: Number(cell.ariaColIndex) - 2 };
}

import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ListColumn } from "../columns/columns";
import { rowIndexOf } from "../table/row-place";
import { PICK_PX } from "../table/table-styles";
import type { RecordRows } from "../use-record-rows";
import { type CellPlace, type CellRange, nextPlace, rangeOf, tabPlace } from "./cell-range";

/** A cell as it is edited: the text so far, or undefined for what stands there; typing replaces it. */
export type CellEditing = { text: string | undefined; typed: boolean };

/** Where marking began: the row is found by its record, which other rows may push away. */
type Anchor = CellPlace & { id: string | undefined };

type SheetState = { column: number; anchor: Anchor; editing: CellEditing | undefined };

type SheetPlace = {
  columns: readonly ListColumn[];
  /** Columns held at the edge. */
  held: number;
  rows: Pick<RecordRows, "at" | "count" | "groupAt">;
  /** The row that Tab reaches, and where the focus goes. */
  activeIndex: number;
  setActive: (index: number) => void;
  virtual: Virtualizer<HTMLElement, Element>;
  scroller: HTMLElement | null;
  area: RefObject<HTMLElement | null>;
};

export type Sheet = ReturnType<typeof useSheet>;

/**
 * The cell that one stands at, and the cells that are marked from there. A row is entered with the right arrow or a
 * click, and left with Escape. Each move of it draws only the rows that it concerns.
 */
export function useSheet({ columns, held, rows, activeIndex, setActive, virtual, scroller, area }: SheetPlace) {
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
    showColumn(scroller, columns, held, to.column);
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
    /** Moves as a key says; false if the key says nothing. */
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
    /** Marks from one corner to another, where one then stands. */
    mark: (from: CellPlace, to: CellPlace) => {
      go(to);
      setState({ column: to.column, anchor: anchorAt(from), editing: undefined });
    },
    enter: (row: number) => go({ row, column: 0 }),
    leave: () => setState(undefined),
  };
}

/** The cell of the next record in the direction of a move: heads of groups have none. The same place if there is none. */
function besideHeads(rows: SheetPlace["rows"], { row, column }: CellPlace, from: number): CellPlace {
  const step = row < from ? -1 : 1;
  let next = row;
  while (rows.groupAt(next)) next += step;
  return { row: next >= 0 && next < rows.count ? next : from, column };
}

const anchorRow = (rows: SheetPlace["rows"], { row, id }: Anchor): number =>
  Math.min(rowIndexOf(rows, { index: row, id }), Math.max(rows.count - 1, 0));

/** Brings a column into sight. Those that are held at the edge always are. */
function showColumn(scroller: HTMLElement | null, columns: readonly ListColumn[], held: number, index: number): void {
  if (!scroller || index < held) return;
  const widthOf = (count: number) => PICK_PX + columns.slice(0, count).reduce((sum, { size }) => sum + size, 0);
  const heldPx = widthOf(held);
  const startPx = widthOf(index);
  const endPx = startPx + (columns[index]?.size ?? 0);
  const { scrollLeft, clientWidth } = scroller;
  if (startPx - heldPx < scrollLeft) scroller.scrollTo({ left: startPx - heldPx });
  else if (endPx > scrollLeft + clientWidth) scroller.scrollTo({ left: endPx - clientWidth });
}

/** The cell that an element of the table stands in; undefined outside of cells and at what has a press of its own. */
export function placeAt(target: EventTarget | null): CellPlace | undefined {
  const element = target instanceof Element ? target : undefined;
  const cell = element?.closest<HTMLElement>(".cell");
  const row = cell?.closest<HTMLElement>("[data-record]");
  if (!cell || !row || element?.closest("a, [data-cell-editor]")) return undefined;
  return { row: Number(row.dataset.index), column: Number(cell.ariaColIndex) - 2 };
}

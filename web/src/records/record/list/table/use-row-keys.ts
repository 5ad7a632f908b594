import type { RecordView } from "@dure/domain/records/record/record";
import type { Virtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ListSelection } from "../selection/use-selection";
import type { RecordRows } from "../use-record-rows";
import { type RowPlace, rowIndexOf } from "./row-place";

const PAGE_ROWS = 12;

type RowKeys = {
  rows: RecordRows;
  virtual: Virtualizer<HTMLElement, Element>;
  /** The element that contains the rows. */
  area: RefObject<HTMLElement | null>;
  selection: ListSelection;
  onOpen: (record: RecordView) => void;
  /** Called to enter the cells of a row. */
  onEnterRow: (index: number) => void;
};

/**
 * One row of a list is in the tab order. From it, arrow keys move, Enter opens, Space selects, and the right arrow
 * enters the cells. A group's head is a row too, which its keys fold. The focus stays with its record when rows are
 * added or removed.
 */
export function useRowKeys({ rows, virtual, area, selection, onOpen, onEnterRow }: RowKeys) {
  const [active, setActive] = useState<RowPlace>({ index: 0, id: undefined });
  const wantsFocus = useRef(false);
  const activeIndex = Math.min(rowIndexOf(rows, active), Math.max(rows.count - 1, 0));
  const go = (index: number) => setActive({ index, id: rows.at(index)?.id });

  // Read during render: afterwards the focused element may show another row, have moved, or be gone.
  const hadFocus = area.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === document.body || area.current?.contains(focused);
    const isLost =
      hadFocus && isFree && focused?.closest<HTMLElement>("[data-index]")?.dataset.index !== `${activeIndex}`;
    if (!wantsFocus.current && !isLost) return;
    const row = area.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (!row) return;
    wantsFocus.current = false;
    (row.querySelector<HTMLElement>("[data-cell-input]") ?? row).focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return;
    // The row that has the focus, whichever one was active before it.
    const focusedIndex = Number(event.target.dataset.index);
    const record = rows.at(focusedIndex);
    const group = rows.groupAt(focusedIndex);
    if (group && isFoldKey(event.key, group.isFolded)) group.toggle();
    else if (event.key === "Enter" && record) onOpen(record);
    else if (event.key === " " && record) selection.select([record.id], !selection.isSelected(record.id));
    else if (event.key === "ArrowRight" && !group) onEnterRow(focusedIndex);
    else {
      const next = nextIndex(event.key, focusedIndex, rows.count);
      if (next === undefined) return;
      wantsFocus.current = true;
      virtual.scrollToIndex(next);
      go(next);
    }
    event.preventDefault();
  };
  const focusRow = () => {
    wantsFocus.current = true;
    go(activeIndex);
  };
  return { activeIndex, setActive: go, focusRow, onKeyDown };
}

/** Enter and Space fold a group or open it, the left arrow folds, the right one opens. */
const isFoldKey = (key: string, isFolded: boolean): boolean =>
  key === "Enter" || key === " " || key === (isFolded ? "ArrowRight" : "ArrowLeft");

export function nextIndex(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const target = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: last,
  }[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), last);
}

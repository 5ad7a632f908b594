import type { RecordView } from "@dure/domain/records/record/record";
import { type MouseEvent, useRef } from "react";
import type { ListSelection } from "../selection/use-selection";
import { placeAt } from "../sheet/use-sheet";
import type { RecordRows } from "../use-record-rows";

type Press = {
  rows: RecordRows;
  selection: ListSelection;
  onOpen: (record: RecordView) => void;
  onActive: (index: number) => void;
};

/** Rows between the last pressed box and one pressed with Shift. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => Math.min(from, to) + step);

/**
 * What a press in the table does. A row's box selects it, with Shift also the rows in between; its name opens the
 * record. Elsewhere a finger opens the record, and a mouse activates the cell.
 */
export function useRowPress({ rows, selection, onOpen, onActive }: Press) {
  const last = useRef<number>(undefined);
  return (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>("[data-index]");
    const index = Number(row?.dataset.index);
    const record = row ? rows.at(index) : undefined;
    if (!record) return;
    onActive(index);
    if (target.closest(".pick")) {
      const places = event.shiftKey && last.current !== undefined ? between(last.current, index) : [index];
      const ids = places.flatMap((place) => rows.at(place)?.id ?? []);
      selection.select(ids, !selection.isSelected(record.id));
      last.current = index;
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A mouse press activates the cell; a name is still a link.
    const isMouse = (event.nativeEvent as PointerEvent).pointerType === "mouse";
    if (isMouse && placeAt(target)) return;
    if (target.closest("[data-cell-editor]")) return;
    event.preventDefault();
    onOpen(record);
  };
}

import { type PointerEvent, useRef } from "react";
import type { CellRange } from "../cell-range";
import { placeAt, type Sheet } from "../use-sheet";
import type { SheetActions } from "../use-sheet-actions";
import { filledRange } from "./fill-range";

/** What a drawn mouse does: marks cells, or fills them from a range by its handle. */
type Drawing = { from?: CellRange; fresh?: CellRange };

const isHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-fill-handle]") !== null;

/** A mouse stands at the cell that it presses and marks those that it is drawn over; a finger opens records. */
export function useSheetPointer(sheet: Sheet, { fill }: Pick<SheetActions, "fill">) {
  const drawing = useRef<Drawing>(undefined);
  const end = () => {
    const { from, fresh } = drawing.current ?? {};
    drawing.current = undefined;
    if (from && fresh) fill(from, fresh);
  };
  const latestEnd = useRef(end);
  latestEnd.current = end;
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = event.pointerType === "mouse" && event.button === 0 ? placeAt(event.target) : undefined;
      if (!place) return;
      event.preventDefault();
      addEventListener("pointerup", () => latestEnd.current(), { once: true });
      if (isHandle(event.target) && sheet.range) {
        drawing.current = { from: sheet.range };
        return;
      }
      // What is being typed elsewhere is saved first.
      if (sheet.editing && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      drawing.current = {};
      sheet.go(place, event.shiftKey);
    },
    onPointerMove: (event: PointerEvent) => {
      const place = drawing.current ? placeAt(event.target) : undefined;
      if (!place || !drawing.current) return;
      const { from } = drawing.current;
      if (!from) {
        if (place.row !== sheet.place?.row || place.column !== sheet.place.column) sheet.go(place, true);
        return;
      }
      const filled = filledRange(from, place);
      const { top, bottom, left, right } = filled?.whole ?? from;
      drawing.current = { from, ...(filled && { fresh: filled.fresh }) };
      sheet.mark({ row: top, column: left }, { row: bottom, column: right });
    },
  };
}

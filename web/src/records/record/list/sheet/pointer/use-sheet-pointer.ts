import { type PointerEvent, useRef } from "react";
import { HEAD_PX } from "../../table/table-styles";
import type { CellRange } from "../cell-range";
import { placeAt, type Sheet } from "../use-sheet";
import type { SheetActions } from "../use-sheet-actions";
import type { ScrollArea } from "./edge-scroll";
import { filledRange } from "./fill-range";
import { followDrawing } from "./follow-drawing";

/** What a mouse drag does: it marks cells or, with `from`, fills cells from a range by its handle. */
type Drawing = { from?: CellRange; fresh?: CellRange };

type SheetPointer = {
  sheet: Sheet;
  actions: Pick<SheetActions, "fill">;
  scroller: HTMLElement | null;
  /** How much of the list's end is covered. */
  endPx: number;
};

const isHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-fill-handle]") !== null;

/** A mouse press activates a cell, and a drag marks cells. A finger opens records. */
export function useSheetPointer({ sheet, actions, scroller, endPx }: SheetPointer) {
  const drawing = useRef<Drawing>({});
  const mark = ({ top, bottom, left, right }: CellRange) =>
    sheet.mark({ row: top, column: left }, { row: bottom, column: right });
  const draw = (target: Element | null) => {
    const place = placeAt(target);
    const { from } = drawing.current;
    if (!place) return;
    if (from) {
      const filled = filledRange(from, place);
      drawing.current = { from, ...(filled && { fresh: filled.fresh }) };
      mark(filled?.whole ?? from);
    } else if (place.row !== sheet.place?.row || place.column !== sheet.place.column) sheet.go(place, true);
  };
  const end = (isTakenBack: boolean) => {
    const { from, fresh } = drawing.current;
    if (from && isTakenBack) mark(from);
    else if (from && fresh) actions.fill(from, fresh);
  };
  // A drag's events also come from outside of the list and after later renders, so the latest handlers are called.
  const latest = useRef({ draw, end });
  latest.current = { draw, end };
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = event.pointerType === "mouse" && event.button === 0 ? placeAt(event.target) : undefined;
      if (!place || !scroller) return;
      event.preventDefault();
      const from = isHandle(event.target) ? sheet.range : undefined;
      drawing.current = from ? { from } : {};
      followDrawing({
        scroller,
        area: () => areaOf(scroller, endPx),
        onDraw: (target) => latest.current.draw(target),
        onEnd: (isTakenBack) => latest.current.end(isTakenBack),
      });
      if (from) return;
      // A blur saves what is being typed in another cell.
      if (sheet.editing && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      sheet.go(place, event.shiftKey);
    },
  };
}

/** Where the cells of a list can be seen: below its head and above what covers its end. */
function areaOf(scroller: HTMLElement, endPx: number): ScrollArea {
  const { left, top } = scroller.getBoundingClientRect();
  return {
    left,
    right: left + scroller.clientWidth,
    top: top + HEAD_PX,
    bottom: top + scroller.clientHeight - endPx,
  };
}

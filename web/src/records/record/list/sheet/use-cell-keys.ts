import type { KeyboardEvent } from "react";
import type { ChoiceKeys } from "./cell-choices";
import type { Sheet } from "./use-sheet";
import type { SheetActions } from "./use-sheet-actions";

type CellKeys = {
  sheet: Sheet;
  actions: SheetActions;
  draft: { isEditing: boolean; open: () => void; commit: () => boolean; cancel: () => void };
  lastPlace: { row: number; column: number };
  onLeave: () => void;
  onSelectRow: () => void;
  choiceKeys: ChoiceKeys;
};

/** In a field of several lines Alt or Shift with Enter begins a new one, as in spreadsheets. */
const isNewLine = ({ key, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  key === "Enter" && (altKey || shiftKey) && target instanceof HTMLTextAreaElement;

const isFar = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/**
 * Handles the keys of a cell, except those that compose a Korean syllable. A key that the cell handles is stopped and
 * goes no further.
 */
export function useCellKeys({ sheet, actions, draft, lastPlace, onLeave, onSelectRow, choiceKeys }: CellKeys) {
  const below = (event: KeyboardEvent) =>
    sheet.step(event.shiftKey ? "ArrowUp" : "ArrowDown", { extend: false, far: false });

  const editing = (event: KeyboardEvent): boolean => {
    if (event.key === "Escape") draft.cancel();
    else if (isNewLine(event)) return false;
    else if (choiceKeys.current?.(event)) return true;
    else if (event.key === "Tab") return draft.commit() ? sheet.tab(event.shiftKey) : true;
    else if (event.key === "Enter") void (draft.commit() && below(event));
    else if (sheet.editing?.typed && ["ArrowUp", "ArrowDown"].includes(event.key))
      void (draft.commit() && sheet.step(event.key, { extend: false, far: false }));
    else return false;
    return true;
  };

  const shortcuts: Record<string, () => void> = {
    a: () => sheet.mark({ row: 0, column: 0 }, lastPlace),
    d: actions.fillDown,
    z: () => void actions.undo(),
  };

  const standing = (event: KeyboardEvent): boolean => {
    const shortcut = isFar(event) && !event.shiftKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (shortcut) shortcut();
    else if (event.key === "Tab") return sheet.tab(event.shiftKey);
    else if (event.key === "Escape") onLeave();
    else if (event.key === " " && event.shiftKey) onSelectRow();
    else if (event.key === "Enter" || event.key === "F2") draft.open();
    else if (event.key === "Delete" || event.key === "Backspace") actions.clear();
    else return sheet.step(event.key, { extend: event.shiftKey, far: isFar(event) });
    return true;
  };

  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isMeant = draft.isEditing ? editing(event) : standing(event);
    if (!isMeant) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

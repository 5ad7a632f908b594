import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { heldValue } from "./cell-change";
import { cellKind, isEditableCell } from "./sheet-field";
import type { Sheet } from "./use-sheet";
import type { SheetActions } from "./use-sheet-actions";

type Opened = { record: RecordView; field: ListedField; sheet: Sheet; actions: SheetActions };

/** Starts editing a cell's value; a checkbox is toggled at once. */
export function openCell({ record, field, sheet, actions }: Opened): void {
  if (!isEditableCell(record, field)) return;
  if (cellKind(field) !== "check") sheet.edit({ text: undefined, typed: false });
  else void actions.write([{ record, field, value: heldValue(record, field) !== true }]);
}

import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { isMaskedValue } from "@dure/domain/records/record/mask";
import type { RecordView } from "@dure/domain/records/record/record";
import { type CellChange, heldValue, type RefusedCell } from "./cell-change";
import type { CellPlace, CellRange } from "./cell-range";
import { isOneCell } from "./cell-range";
import { isEditableCell } from "./sheet-field";

/** A cell's text, and its value where it was copied from a list. */
export type Pasted = { text: string; from?: { field: ListedField; value: unknown } };

/** Where each pasted cell goes: from the top left of what is marked; one cell, or whole copies, fill all that is marked. */
export function pastedAt<T>(cells: readonly (readonly T[])[], marked: CellRange): { place: CellPlace; cell: T }[] {
  const { height, breadth, width } = pastedSize(cells, marked);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: breadth }, (__, column) => ({
      place: { row: marked.top + row, column: marked.left + column },
      cell: cells[row % cells.length]?.[column % width],
    })),
  )
    .flat()
    .flatMap(({ place, cell }) => (cell === undefined ? [] : [{ place, cell }]));
}

/** How many rows and columns a paste writes, and how wide what is pasted is. */
function pastedSize(cells: readonly (readonly unknown[])[], marked: CellRange) {
  const width = Math.max(...cells.map((row) => row.length), 1);
  const [rows, columns] = [marked.bottom - marked.top + 1, marked.right - marked.left + 1];
  const fills = !isOneCell(marked) && rows % cells.length === 0 && columns % width === 0;
  return fills ? { height: rows, breadth: columns, width } : { height: cells.length, breadth: width, width };
}

/** The cells that are written by a paste into what is marked. */
export function pastedRange(cells: readonly (readonly unknown[])[], marked: CellRange): CellRange {
  const { height, breadth } = pastedSize(cells, marked);
  return { ...marked, bottom: marked.top + height - 1, right: marked.left + breadth - 1 };
}

type Target = { record: RecordView; field: ListedField; pasted: Pasted };
type Reading = {
  read: (record: RecordView, field: ListedField, text: string) => { value: unknown } | { problem: string };
  readOnly: string;
};

/** What pasted cells change, and which of them can't be. */
export function readPasted(targets: readonly Target[], { read, readOnly }: Reading) {
  const changes: CellChange[] = [];
  const refused: RefusedCell[] = [];
  for (const { record, field, pasted } of targets) {
    const refuse = (reason: string) => refused.push({ record, field, text: pasted.text, reason });
    if (!isEditableCell(record, field)) {
      refuse(readOnly);
      continue;
    }
    // Nothing is put over what can't be read.
    if (pasted.text === "" && isMaskedValue(heldValue(record, field))) continue;
    const result = fromList(field, pasted) ?? read(record, field, pasted.text);
    if ("problem" in result) refuse(result.problem);
    else changes.push({ record, field, value: result.value });
  }
  return { changes, refused };
}

/** A value that a list's own cell gave is taken as it is where it means the same: records and people have namesakes. */
function fromList(field: ListedField, { from }: Pasted): { value: unknown } | undefined {
  if (!from || from.field.type !== field.type || isMaskedValue(from.value) || from.value === undefined)
    return undefined;
  if (from.value === null || from.value === "") return undefined;
  if (field.type === "stage") return undefined;
  const isSame = from.field.identifier === field.identifier;
  if (field.type === "many-to-one")
    return isSame || field.attributes.entity_type === from.field.attributes.entity_type
      ? { value: from.value }
      : undefined;
  return isSame || field.type === "user" ? { value: from.value } : undefined;
}

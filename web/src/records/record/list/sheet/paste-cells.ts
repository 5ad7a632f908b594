import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { isMaskedValue } from "@dure/domain/records/record/mask";
import type { RecordView } from "@dure/domain/records/record/record";
import { type CellChange, heldValue, type RefusedCell } from "./cell-change";
import type { CellPlace, CellRange } from "./cell-range";
import { isOneCell } from "./cell-range";
import { isEditableCell } from "./sheet-field";

/** A cell's text, and its value where it was copied from a list. */
export type Pasted = { text: string; from?: { field: ListedField; value: unknown } };

/**
 * Where each pasted cell goes, from the top left marked cell on. One cell, or whole copies of several, fill all marked
 * cells.
 */
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

/** The number of rows and columns that a paste writes, and the width of the pasted cells. */
function pastedSize(cells: readonly (readonly unknown[])[], marked: CellRange) {
  const width = Math.max(...cells.map((row) => row.length), 1);
  const [rows, columns] = [marked.bottom - marked.top + 1, marked.right - marked.left + 1];
  const fills = !isOneCell(marked) && rows % cells.length === 0 && columns % width === 0;
  return fills ? { height: rows, breadth: columns, width } : { height: cells.length, breadth: width, width };
}

/** The range that a paste into the marked cells writes. */
export function pastedRange(cells: readonly (readonly unknown[])[], marked: CellRange): CellRange {
  const { height, breadth } = pastedSize(cells, marked);
  return { ...marked, bottom: marked.top + height - 1, right: marked.left + breadth - 1 };
}

type Target = { record: RecordView; field: ListedField; pasted: Pasted };
type Reading = {
  read: (record: RecordView, field: ListedField, text: string) => { value: unknown } | { problem: string };
  readOnly: string;
};

/** The changes that pasted cells make, and the cells that can't be changed. */
export function readPasted(targets: readonly Target[], { read, readOnly }: Reading) {
  const changes: CellChange[] = [];
  const refused: RefusedCell[] = [];
  for (const { record, field, pasted } of targets) {
    const refuse = (reason: string) => refused.push({ record, field, text: pasted.text, reason });
    if (!isEditableCell(record, field)) {
      refuse(readOnly);
      continue;
    }
    // An empty text doesn't overwrite a masked value.
    if (pasted.text === "" && isMaskedValue(heldValue(record, field))) continue;
    const result = fromList(field, pasted) ?? read(record, field, pasted.text);
    if ("problem" in result) refuse(result.problem);
    else changes.push({ record, field, value: result.value });
  }
  return { changes, refused };
}

/** The value of a cell copied from a list, if the target takes it: names of records and members are not unique. */
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

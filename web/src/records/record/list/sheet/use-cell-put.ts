import { useTranslation } from "react-i18next";
import { notify } from "../../../../ui/toast/notify";
import type { ListColumn } from "../columns/columns";
import type { CellTexts } from "../table/cell-text";
import type { RecordRows } from "../use-record-rows";
import type { CellRange } from "./cell-range";
import { type Pasted, pastedAt, readPasted } from "./paste-cells";
import { isEditableCell } from "./sheet-field";
import { useCellReader } from "./use-cell-reader";
import { useWriteCells } from "./use-write-cells";

type CellPut = { rows: RecordRows; columns: readonly ListColumn[]; words: CellTexts };

/** The marked range without the heads of groups; its rows count from its first record. */
function ofRecords({ groupAt }: RecordRows, { top, bottom, ...columns }: CellRange): CellRange {
  let count = 0;
  for (let row = top; row <= bottom; row += 1) if (!groupAt(row)) count += 1;
  return { ...columns, top: 0, bottom: Math.max(count - 1, 0) };
}

/** The row of the record that is `below` records below the row `top`, not counting the heads of groups. */
function recordRow({ groupAt, count }: RecordRows, top: number, below: number): number {
  let row = top;
  for (let left = below; row < count; row += 1) {
    if (groupAt(row)) continue;
    if (left === 0) break;
    left -= 1;
  }
  return row;
}

/** Writes cells into the marked range. Rows that are not loaded, or beyond the list's end, are skipped. */
export function useCellPut({ rows, columns, words }: CellPut) {
  const { t } = useTranslation("records");
  const writer = useWriteCells(words, rows.pending);
  const read = useCellReader();
  const targetsOf = (cells: readonly (readonly Pasted[])[], marked: CellRange) =>
    pastedAt(cells, ofRecords(rows, marked)).flatMap(({ place, cell }) => {
      const record = rows.at(recordRow(rows, marked.top, place.row));
      const field = columns[place.column]?.field;
      return record && field ? [{ record, field, pasted: cell }] : [];
    });
  return {
    writer,
    read,
    put: async (cells: readonly (readonly Pasted[])[], marked: CellRange) => {
      const targets = targetsOf(cells, marked);
      const { changes, refused } = readPasted(targets, { read, readOnly: t("sheet.readOnly") });
      const missing = pastedAt(cells, ofRecords(rows, marked)).length - targets.length;
      if (missing > 0) notify.info({ title: t("sheet.beyond", { count: missing }) });
      await writer.write(changes, refused);
    },
    /** Empties the marked cells that can be edited. */
    clear: (marked: CellRange) => {
      const targets = targetsOf([[{ text: "" }]], marked).filter(({ record, field }) => isEditableCell(record, field));
      const { changes, refused } = readPasted(targets, { read, readOnly: "" });
      void writer.write(changes, refused);
    },
  };
}

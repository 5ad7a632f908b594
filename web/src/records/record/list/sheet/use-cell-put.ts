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

/** Puts cells into what is marked. Rows that have not been read yet, or are beyond the list, take none. */
export function useCellPut({ rows, columns, words }: CellPut) {
  const { t } = useTranslation("records");
  const writer = useWriteCells(words, rows.held);
  const read = useCellReader();
  const targetsOf = (cells: readonly (readonly Pasted[])[], marked: CellRange) =>
    pastedAt(cells, marked).flatMap(({ place, cell }) => {
      const record = rows.at(place.row);
      const field = columns[place.column]?.field;
      return record && field ? [{ record, field, pasted: cell }] : [];
    });
  return {
    writer,
    read,
    put: async (cells: readonly (readonly Pasted[])[], marked: CellRange) => {
      const targets = targetsOf(cells, marked);
      const { changes, refused } = readPasted(targets, { read, readOnly: t("sheet.readOnly") });
      const missing = pastedAt(cells, marked).length - targets.length;
      if (missing > 0) notify.info({ title: t("sheet.beyond", { count: missing }) });
      await writer.write(changes, refused);
    },
    /** Empties what can be emptied. */
    clear: (marked: CellRange) => {
      const targets = targetsOf([[{ text: "" }]], marked).filter(({ record, field }) => isEditableCell(record, field));
      const { changes, refused } = readPasted(targets, { read, readOnly: "" });
      void writer.write(changes, refused);
    },
  };
}

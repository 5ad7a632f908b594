import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import type { ClipboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../../ui/toast/notify";
import type { ListColumn } from "../columns/columns";
import type { CellTexts } from "../table/cell-text";
import { cellText, subjectOf } from "../table/cell-text";
import type { RecordRows } from "../use-record-rows";
import { heldValue } from "./cell-change";
import { type CellRange, placesOf, withinList } from "./cell-range";
import { copiedText } from "./copied-text";
import { type Pasted, pastedRange } from "./paste-cells";
import { repeatedIn } from "./pointer/fill-range";
import { isEditableCell } from "./sheet-field";
import { useCellPut } from "./use-cell-put";
import type { Sheet } from "./use-sheet";
import { writeTsv } from "./write-tsv";

/** The most cells that are copied or written at once. */
const MAX_CELLS = 20_000;

type Actions = { rows: RecordRows; columns: readonly ListColumn[]; sheet: Sheet; words: CellTexts };

/** The list's last copy, with the values behind its text. */
let copied: { text: string; cells: Pasted[][] } | undefined;

export type SheetActions = ReturnType<typeof useSheetActions>;

/** The actions on the marked cells. */
export function useSheetActions({ rows, columns, sheet, words }: Actions) {
  const { writer, read, put, clear } = useCellPut({ rows, columns, words });
  const isTooLarge = useSizeLimit();
  const cellsIn = (range: CellRange): Pasted[][] => cellsOf({ rows, columns, words }, range);
  const copy = (event: ClipboardEvent): boolean => {
    const { range } = sheet;
    if (!range || isTooLarge(range)) return false;
    const cells = withoutHeads(rows, cellsIn(range), range.top);
    const text = writeTsv(cells.map((row) => row.map((cell) => cell.text)));
    copied = { text, cells };
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    return true;
  };
  const clearMarked = () => {
    if (sheet.range && !isTooLarge(sheet.range)) clear(sheet.range);
  };
  return {
    ...writer,
    copy,
    cut: (event: ClipboardEvent) => void (copy(event) && clearMarked()),
    clear: clearMarked,
    /** Reads the clipboard; the marked cells become what was pasted. */
    async paste(event: ClipboardEvent) {
      const { range } = sheet;
      const text = event.clipboardData.getData("text/plain");
      if (!range || text === "" || isTooLarge(range)) return;
      event.preventDefault();
      const cells = copied?.text === normal(text) ? copied.cells : await readClipboard(text);
      const pasted = pastedRange(cells, range);
      if (isTooLarge(pasted)) return;
      const { top, bottom, left, right } = withinList(pasted, { rows: rows.count, columns: columns.length });
      sheet.mark({ row: bottom, column: right }, { row: top, column: left });
      await put(cells, range);
    },
    /** Copies the first marked row to the others. */
    fillDown() {
      const { range } = sheet;
      if (!range || range.top === range.bottom || isTooLarge(range)) return;
      void put(cellsIn({ ...range, bottom: range.top }), { ...range, top: range.top + 1 });
    },
    /** Repeats the marked range in the cells that its handle was dragged over. */
    fill(from: CellRange, fresh: CellRange) {
      if (isTooLarge(from) || isTooLarge(fresh)) return;
      void put(withoutHeads(rows, repeatedIn(cellsIn(from), from, fresh), fresh.top), fresh);
    },
    /**
     * Writes one cell.
     * @returns what is wrong with its text, if anything
     */
    commit(record: RecordView, field: ListedField, text: string): string | undefined {
      const result = read(record, field, text);
      if ("problem" in result) return result.problem;
      void writer.write([{ record, field, value: result.value }]);
      return undefined;
    },
    canEdit: (record: RecordView, field: ListedField) => isEditableCell(record, field),
  };
}

/** Shows an error if more cells are marked than can be handled at once. */
function useSizeLimit(): (range: CellRange) => boolean {
  const { t } = useTranslation("records");
  return ({ top, bottom, left, right }) => {
    const isLarge = (bottom - top + 1) * (right - left + 1) > MAX_CELLS;
    if (isLarge) notify.error({ title: t("sheet.tooLarge", { max: MAX_CELLS }) });
    return isLarge;
  };
}

/** Cells from the row `top` on, without those at the heads of groups. */
const withoutHeads = ({ groupAt }: RecordRows, cells: Pasted[][], top: number): Pasted[][] =>
  cells.filter((_, row) => !groupAt(top + row));

const normal = (text: string): string => text.replaceAll("\r\n", "\n").replace(/\n$/, "");

/** Parses cells with quotes by a library that is loaded on demand. */
async function readClipboard(text: string): Promise<Pasted[][]> {
  const { readTsv } = await import("./read-tsv");
  return readTsv(text).map((row) => row.map((cell) => ({ text: cell })));
}

const cellsOf = ({ rows, columns, words }: Omit<Actions, "sheet">, range: CellRange): Pasted[][] =>
  placesOf(range).map((places) => places.map(({ row, column }) => pastedOf(rows, columns, row, column, words)));

function pastedOf(
  rows: RecordRows,
  columns: readonly ListColumn[],
  row: number,
  column: number,
  words: CellTexts,
): Pasted {
  const record = rows.at(row);
  const field = columns[column]?.field;
  if (!record || !field) return { text: "" };
  const subject = subjectOf(record, field, rows.referred(row));
  if (!subject) return { text: "" };
  const isOwn = subject === record;
  const text = isOwn ? copiedText(record, field, words) : cellText(subject, field, words);
  return isOwn ? { text, from: { field, value: heldValue(record, field) } } : { text };
}

import type { ExportFormat } from "@dure/domain/records/export/export-api";
import type { ExportColumn } from "@dure/domain/records/export/export-columns";
import type { ExportValue } from "@dure/domain/records/export/export-value";
import { plainCell } from "@dure/domain/records/export/plain-cell";
import type { RecordView } from "@dure/domain/records/record";
import { writeCsvStream } from "hucre/csv";
import { writeXlsxStream } from "hucre/xlsx";

type Records = AsyncIterable<RecordView>;

/** Each format's file: bytes as rows come, with the memory of one batch. */
export const SPREADSHEETS: Record<
  ExportFormat,
  { extension: string; type: string; write: (columns: ExportColumn[], records: Records) => ReadableStream<Uint8Array> }
> = {
  excel: {
    extension: "xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: (columns, records) =>
      writeXlsxStream(rowsOf(columns, records, typedCell), {
        name: "Dure",
        columns: columns.map(({ label, format }) => ({ header: label, width: 18, ...(format && { numFmt: format }) })),
        freezePane: { rows: 1 },
      }),
  },
  csv: {
    extension: "csv",
    type: "text/csv; charset=utf-8",
    write: (columns, records) =>
      // Excel takes a file for Korean text only when it begins with a byte order mark.
      writeCsvStream(rowsOf(columns, records, plainCell), {
        headers: columns.map(({ label }) => String(plainCell(label))),
        bom: true,
      }),
  },
};

/** Text in a spreadsheet's text cell is never run, so it stays as it is. */
const typedCell = (value: ExportValue): string | number | boolean | null =>
  typeof value === "object" && value !== null ? value.serial : value;

async function* rowsOf<Cell>(columns: ExportColumn[], records: Records, cell: (value: ExportValue) => Cell) {
  for await (const record of records) yield columns.map(({ read }) => cell(read(record)));
}

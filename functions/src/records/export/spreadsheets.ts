import type { ReadableStream } from "node:stream/web";
import { EXPORT_TYPES, type ExportFormat } from "@dure/domain/records/export/api";
import { csvCell } from "@dure/domain/records/export/csv-cell";
import type { ExportColumn } from "@dure/domain/records/export/export-columns";
import type { RecordView } from "@dure/domain/records/record/record";
import { writeCsvStream } from "hucre/csv";
import { workbook } from "./workbook";

type Batches = AsyncIterable<RecordView[]>;
type Spreadsheet = {
  extension: string;
  type: string;
  write: (columns: readonly ExportColumn[], batches: Batches) => ReadableStream<Uint8Array>;
};

/** The writer of each format: it emits bytes as rows arrive and holds one batch in memory. */
export const SPREADSHEETS: Record<ExportFormat, Spreadsheet> = {
  excel: {
    extension: "xlsx",
    type: EXPORT_TYPES.excel,
    write: workbook,
  },
  csv: {
    extension: "csv",
    type: `${EXPORT_TYPES.csv}; charset=utf-8`,
    write: (columns, batches) =>
      // Excel reads Korean text as UTF-8 only if the file begins with a byte order mark.
      writeCsvStream(rowsOf(columns, batches), {
        headers: columns.map(({ label }) => String(csvCell(label))),
        bom: true,
      }) as ReadableStream<Uint8Array>,
  },
};

async function* rowsOf(columns: readonly ExportColumn[], batches: Batches) {
  for await (const batch of batches) for (const record of batch) yield columns.map(({ read }) => csvCell(read(record)));
}

import type { ExportFormat } from "@dure/domain/records/export/api";
import type { ExportColumn } from "@dure/domain/records/export/export-columns";
import type { RecordView } from "@dure/domain/records/record/record";
import { ESTIMATED_LENGTH_HEADER } from "@dure/domain/shared/headers";
import { estimateBytes } from "./estimate-bytes";
import { SPREADSHEETS } from "./spreadsheets";

/** Rows per batch. Smaller batches make the size estimate more exact. */
const COUNTED_ROWS = 50;

type Content = {
  format: ExportFormat;
  /** The file's name, without its extension. */
  name: string;
  columns: readonly ExportColumn[];
  batches: AsyncIterable<RecordView[]>;
  /** The number of rows in all batches together. */
  rows: number;
};

/** Answers with records as a file. It reads batches as the client takes them, and stops when the client disconnects. */
export async function streamFile({ format, name, columns, batches, rows }: Content) {
  const progress = { rows: 0 };
  const { extension, type, write } = SPREADSHEETS[format];
  const file = write(columns, counted(batches, progress));
  const { stream, bytes } = await estimateBytes(file, () => progress.rows / Math.max(rows, 1));
  return {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}.${extension}"`,
      [ESTIMATED_LENGTH_HEADER]: String(bytes),
    },
    body: stream,
  };
}

/** Passes batches through and counts the rows that the writer has consumed. */
async function* counted(batches: AsyncIterable<RecordView[]>, progress: { rows: number }) {
  for await (const batch of batches)
    for (let from = 0; from < batch.length; from += COUNTED_ROWS) {
      const some = batch.slice(from, from + COUNTED_ROWS);
      progress.rows += some.length;
      yield some;
    }
}

import type { InvalidImport } from "@dure/domain/records/import/api";
import type { CellError } from "@dure/domain/records/import/check-rows";
import { cellTexts, importTexts } from "@dure/domain/records/import/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Locale } from "@dure/domain/shared/text";
import { importHeader } from "./import-header";
import type { MappedTable } from "./read-body";

/** The error for an invalid table. Its details name each invalid cell (docs/product/records-transfer.md#validation). */
export function invalidImport(table: MappedTable, errors: readonly CellError[], locale: Locale): AppError {
  const cells = errors.map(({ row, column, code }) => ({
    row,
    column,
    value: table.rows[row - 1]?.[column] ?? "",
    code,
    message: cellTexts[code][locale],
  }));
  const data = Object.groupBy(cells, ({ column }) => table.mapping[column]?.id ?? "");
  const details = { header: importHeader(table), result: { data: data as InvalidImport["result"]["data"] } };
  return new AppError("BAD_REQUEST", importTexts.invalidCells(errors.length), details satisfies InvalidImport);
}

import type { ImportBody } from "@dure/domain/records/import/api";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { type Mapping, mappingProblems } from "@dure/domain/records/import/mapping";
import { type Table, tableProblem } from "@dure/domain/records/import/table-limits";
import { importTexts } from "@dure/domain/records/import/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import type { ImportSetting } from "./import-setting";

/** A table with the mapped field of each column. */
export type MappedTable = { header: readonly string[]; rows: Table; mapping: Mapping };

/**
 * Parses the request's table and mapping.
 * @throws BAD_REQUEST if the table is too large or too small, or the mapping is invalid
 */
export function readBody(
  { fields: ids, data, match }: Omit<ImportBody, "file">,
  { entityId, fields }: ImportSetting,
): MappedTable {
  const problem = tableProblem(data, entityId);
  if (problem) throw refused(problem, [{ path: "body.data", message: problem }]);
  const [header = [], ...rows] = data;
  if (ids.length !== header.length)
    throw refused(importTexts.mappingSize, [{ path: "body.fields", message: importTexts.mappingSize }]);
  const mapping = ids.map((id, column) => (id === null ? null : fieldOf(fields, id, column)));
  const details = mappingProblems(mapping, fields, match).map(({ text, column, field }) => ({
    path: column === undefined ? "body.fields" : `body.fields.${column}`,
    ...(field && { field: field.id }),
    message: text,
  }));
  if (details[0]) throw refused(details[0].message, details);
  return { header, rows, mapping };
}

function fieldOf(fields: readonly ImportField[], id: string, column: number): ImportField {
  const found = fields.find((field) => field.id === id);
  if (found) return found;
  throw refused(importTexts.unknownField, [{ path: `body.fields.${column}`, message: importTexts.unknownField }]);
}

const refused = (text: Text, details: { path: string; message: Text }[]) => new AppError("BAD_REQUEST", text, details);

import { uniqueKey } from "../record/unique-text";
import type { CellLookups } from "./cell-lookups";
import type { ImportField } from "./import-field";
import { CREATE_ALL, type ImportMatch, matchKey } from "./import-match";
import { hasDefault, type Mapping, refersTo } from "./mapping";
import { type CellReader, cellReader } from "./read-cell";
import type { Table } from "./table-limits";
import type { CellProblem } from "./texts";

/** An invalid cell; `row` counts from 1, below the header, `column` from 0. */
export type CellError = { row: number; column: number; code: CellProblem };

type Values = Record<string, unknown>;
/** A row's values by field id: those of its own record (`lead`, whatever the entity), its company and its contact. */
export type ReadRow = { row: number; lead: Values; company: Values; contact: Values };
type Part = ImportField["part"];

export type CheckedRows = { rows: ReadRow[]; errors: CellError[] };

/** `isKey` if the column tells the record that a row updates, `isNeeded` if each row must have a record of its part. */
type Column = {
  column: number;
  field: ImportField;
  part: Part;
  isKey: boolean;
  isNeeded: boolean;
  read: CellReader;
};
type RowRead = { values: Omit<ReadRow, "row">; problems: Omit<CellError, "row">[] };

/** A row's value of a field; undefined if empty. */
export const valueIn = (row: ReadRow, field: ImportField): unknown => row[field.part][field.field_id];

/**
 * Creates a checker of a mapped table's rows, without access to the team's records. It caches checked rows, so an edit
 * of one cell is checked at once.
 */
export function rowChecker(
  mapping: Mapping,
  fields: readonly ImportField[],
  world: CellLookups,
  match: ImportMatch = CREATE_ALL,
): (rows: Table) => CheckedRows {
  const columns = mapping.flatMap((field, column): Column[] => {
    if (!field) return [];
    const { part, field_id } = field;
    const isKey = match.mode !== "create" && part === "lead" && field_id === match.by;
    const isNeeded = part === "lead" || fields.some((one) => one.required && refersTo(one, part));
    return [{ column, field, part, isKey, isNeeded, read: cellReader(field, world) }];
  });
  const known = new WeakMap<readonly string[], RowRead>();
  const readOnce = (cells: readonly string[]): RowRead => {
    const found = known.get(cells) ?? readRow(columns, cells, match);
    known.set(cells, found);
    return found;
  };
  return (table) => {
    const read = table.map(readOnce);
    const rows = read.map(({ values }, index) => ({ row: index + 1, ...values }));
    const problems = read.flatMap(({ problems }, index) => problems.map((one) => ({ row: index + 1, ...one })));
    return {
      rows,
      errors: [...problems, ...duplicates(columns, rows), ...repeatedKeys(columns, rows, match)].sort(byPlace),
    };
  };
}

const byPlace = (a: CellError, b: CellError) => a.row - b.row || a.column - b.column;

function readRow(columns: readonly Column[], cells: readonly string[], match: ImportMatch): RowRead {
  const values = { lead: {} as Values, company: {} as Values, contact: {} as Values };
  const problems: RowRead["problems"] = [];
  for (const { column, field, part, read } of columns) {
    const cell = read(cells[column] ?? "");
    if ("problem" in cell) problems.push({ column, code: cell.problem });
    else if (cell.value !== undefined) values[part][field.field_id] = cell.value;
  }
  const wrong = new Set(problems.map(({ column }) => column));
  const empty = columns.filter(
    (one) => !wrong.has(one.column) && mustBeFilled(one, values, match) && !(one.field.field_id in values[one.part]),
  );
  return { values, problems: [...problems, ...empty.map(({ column }) => ({ column, code: "required" as const }))] };
}

/**
 * Whether an empty cell is an error. For a company or contact only the name is required, and only if the row has one or
 * must refer to one. A row that updates a record must identify it; the server checks what a new record would need.
 */
function mustBeFilled(
  { field, part, isKey, isNeeded }: Column,
  values: RowRead["values"],
  { mode }: ImportMatch,
): boolean {
  const { field_id, required, entity } = field;
  if (part === "lead" && mode !== "create") return mode === "update" && isKey;
  if (part === "lead") return (required || (entity === "contact" && field_id === "first_name")) && !hasDefault(field);
  const isName = field_id === "name" || (part === "contact" && field_id === "first_name");
  return isName && ((isNeeded && mode === "create") || Object.keys(values[part]).length > 0);
}

/** Finds cells that repeat another row's value in a unique field. Repeated company rows mean the same company. */
const duplicates = (columns: readonly Column[], rows: readonly ReadRow[]): CellError[] =>
  columns
    .filter(({ field, part }) => field.attributes.unique && part === "lead")
    .flatMap(({ column, field, part }) => {
      const seen = new Set<string>();
      return rows.flatMap(({ row, [part]: values }) => {
        const key = field.field_id in values ? uniqueKey(values[field.field_id]) : undefined;
        if (key === undefined) return [];
        if (seen.has(key)) return [{ row, column, code: "duplicate" as const }];
        seen.add(key);
        return [];
      });
    });

/** Two rows can't update one record: the second is refused. */
function repeatedKeys(columns: readonly Column[], rows: readonly ReadRow[], { by }: ImportMatch): CellError[] {
  const key = columns.find(({ isKey }) => isKey);
  if (!key || by === null) return [];
  const seen = new Set<string>();
  return rows.flatMap(({ row, lead }) => {
    const told = matchKey(by, lead[key.field.field_id]);
    if (told === "" || !seen.has(told)) {
      seen.add(told);
      return [];
    }
    return [{ row, column: key.column, code: "same_record" as const }];
  });
}

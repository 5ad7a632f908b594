import type { ImportBody } from "@dure/domain/records/import/api";
import { takenRows } from "./taken-rows";
import type { Draft } from "./use-import-draft";

/** The body of an import call. The cells of unmapped columns are sent empty. */
export function importBody(draft: Draft): ImportBody {
  const {
    table: [header = []],
    chosen,
    file,
    match,
  } = draft;
  const kept = (row: readonly string[]) => row.map((cell, column) => (chosen[column] ? cell : ""));
  return { fields: chosen, data: [[...header], ...takenRows(draft).map(({ cells }) => kept(cells))], file, match };
}

import type { ImportBody } from "@dure/domain/records/import/api";
import type { Draft } from "./use-import-draft";

/** What is sent: columns that are left out are sent empty. */
export function importBody({ table: [header = []], chosen, rows, file }: Draft): ImportBody {
  const kept = (row: readonly string[]) => row.map((cell, column) => (chosen[column] ? cell : ""));
  return { fields: chosen, data: [[...header], ...rows.map(kept)], file };
}

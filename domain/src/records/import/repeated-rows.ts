import { normalizePhoneSearch } from "../record/normalize-phone";
import type { Mapping } from "./mapping";

type Row = { index: number; cells: readonly string[] };

/** The key of a row's person: their e-mail address, else their number; "" if the row has neither. */
function personOf(mapping: Mapping, cells: readonly string[]): string {
  const said = (type: "email" | "phone-number", plain: (text: string) => string) => {
    const column = mapping.findIndex((field, at) => field?.type === type && (cells[at] ?? "").trim() !== "");
    return column === -1 ? "" : plain((cells[column] ?? "").trim());
  };
  return said("email", (text) => text.toLowerCase()) || said("phone-number", normalizePhoneSearch);
}

/**
 * The rows with the same person as an earlier row, or, if they have no person, with the same cells.
 * @returns the earlier row's index by the later one's
 */
export function repeatedRows(mapping: Mapping, rows: readonly Row[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { index, cells } of rows) {
    const said = mapping.map((field, column) => (field ? (cells[column] ?? "").trim() : ""));
    const key = personOf(mapping, cells) || JSON.stringify(said);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else repeated.set(index, earlier);
  }
  return repeated;
}

import { csvText } from "../../teams/audit/csv-text";
import type { ExportValue } from "./export-value";

/** A value as CSV text. */
export function csvCell(value: ExportValue): string | number {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "object") return value.text;
  return typeof value === "number" ? value : csvText(value);
}

import type { FieldType } from "../../records/field/field";
import type { Finding } from "./research";

/** A finding as a value for a field of this type; undefined if they don't match. */
export function valueOfFinding({ kind, text, amount, period }: Finding, type: FieldType): unknown {
  if (type === "text" || type === "textarea") return kind === "founded" ? period : text;
  if (type === "url") return kind === "website" ? text : undefined;
  if (type === "number") return amount ?? (kind === "founded" ? Number(period?.slice(0, 4)) : undefined);
  if (type === "currency") return kind === "revenue" ? (amount ?? undefined) : undefined;
  if (type === "date") return period?.length === 10 ? period : undefined;
  return undefined;
}

import type { FieldType } from "@dure/domain/records/field/field";

export type ValueKind = "text" | "number" | "date" | "flag" | "choice" | "mail";

const KINDS: Partial<Record<FieldType, ValueKind>> = {
  number: "number",
  percent: "number",
  currency: "number",
  date: "date",
  "date-time": "date",
  checkbox: "flag",
  select: "choice",
  "multi-select": "choice",
  user: "choice",
  stage: "choice",
  "record-type": "choice",
  "many-to-one": "choice",
  mail: "mail",
};

/** How the values of a type are written in a filter. */
export const valueKind = (type: FieldType): ValueKind => KINDS[type] ?? "text";

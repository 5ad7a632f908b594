import type { ImportField } from "@dure/domain/records/import/import-field";

const EXAMPLES: Partial<Record<ImportField["type"], { ko: string; en: string }>> = {
  date: { ko: "2026-03-23", en: "2026-03-23" },
  email: { ko: "mina@example.com", en: "mina@example.com" },
  "phone-number": { ko: "010-1234-5678", en: "+1 202-555-0100" },
  currency: { ko: "1200000", en: "1200" },
  number: { ko: "10", en: "10" },
  percent: { ko: "50", en: "50" },
  checkbox: { ko: "True", en: "True" },
  url: { ko: "https://example.com", en: "https://example.com" },
  name: { ko: "김미나", en: "Mina Kim" },
};

/** Columns that are filled by ids are no help in a template. */
const isHelpful = ({ type, field_id }: ImportField) =>
  type !== "many-to-one" &&
  field_id !== "id" &&
  field_id !== "nice_id" &&
  field_id !== "first_name" &&
  field_id !== "last_name";

function exampleOf({ type, attributes, field_id }: ImportField, locale: "ko" | "en"): string {
  const [option] = attributes.options ?? [];
  if (option && (type === "select" || type === "multi-select")) return option.label;
  if (type === "stage") return attributes.status_stages?.[0]?.stages[0]?.label ?? "";
  if (field_id === "name" && type === "text") return locale === "ko" ? "한빛상사" : "Acme Inc.";
  if (field_id === "deal_name") return locale === "ko" ? "도입 상담" : "Consultation";
  return EXAMPLES[type]?.[locale] ?? "";
}

/** A table to be filled in: the names of the fields, required ones first, and a row that shows how they are written. */
export function templateOf(
  fields: readonly ImportField[],
  labelOf: (field: ImportField) => string,
  locale: "ko" | "en",
): string[][] {
  const columns = fields.filter(isHelpful).toSorted((a, b) => Number(b.required) - Number(a.required));
  return [columns.map(labelOf), columns.map((field) => exampleOf(field, locale))];
}

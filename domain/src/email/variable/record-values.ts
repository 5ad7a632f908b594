import { createClock } from "../../records/export/clock";
import { type ExportValue, valueReader } from "../../records/export/export-value";
import type { CustomField } from "../../records/field/custom-field";
import type { RecordView } from "../../records/record/record";
import { fullName } from "../../records/record/record-label";
import { phoneText } from "../../shared/phone";
import type { Locale } from "../../shared/text";
import type { RecordVariable } from "./variable";

export type RecordValueLookups = {
  locale: Locale;
  timeZone: string;
  fields: readonly CustomField[];
  members: ReadonlyMap<string, { name: string; email: string }>;
};

/** Makes the function that reads a record's variables, so that a batch looks up its fields once. Empty values are absent. */
export function recordValueReader({ locale, timeZone, fields, members }: RecordValueLookups) {
  const names = new Map([...members].map(([id, { name }]) => [id, name]));
  const world = { clock: createClock(timeZone), members: names };
  const readers = fields
    .filter(({ archived_at }) => archived_at === null)
    .map((field) => {
      const read = valueReader({ ...field, category: "custom", refer: null }, world);
      return (record: RecordView) => [field.id, textOf(read(record), field, locale)] as const;
    });
  return (record: RecordView): Record<string, string> => {
    const owner = members.get(record.assignee ?? "");
    const values: Record<RecordVariable, string> = {
      name: fullName(record),
      first_name: record.first_name,
      last_name: record.last_name,
      email: record.email,
      phone: record.phone_number ? phoneText(record.phone_number) : "",
      company: record.company?.label ?? "",
      title: record.role,
      deal_name: record.deal_name,
      owner_name: owner?.name ?? "",
      owner_email: owner?.email ?? "",
    };
    const custom = readers.map((read) => read(record));
    return Object.fromEntries([...Object.entries(values), ...custom].filter(([, value]) => value !== ""));
  };
}

const YES_OR_NO: Readonly<Record<Locale, readonly [string, string]>> = { ko: ["예", "아니요"], en: ["Yes", "No"] };

function textOf(value: ExportValue, { type, attributes }: CustomField, locale: Locale): string {
  if (value === null) return "";
  if (typeof value === "boolean") return YES_OR_NO[locale][value ? 0 : 1];
  if (typeof value === "object") return value.text;
  if (typeof value === "string") return type === "multi-select" ? value.replaceAll(";", ", ") : value;
  const { code: currency = "KRW", precision } = attributes;
  const digits = precision === undefined ? {} : { minimumFractionDigits: precision };
  if (type === "currency")
    return new Intl.NumberFormat(locale, { style: "currency", currency, ...digits }).format(value);
  return new Intl.NumberFormat(locale).format(value) + (type === "percent" ? "%" : "");
}

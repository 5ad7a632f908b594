import { type ExportValue, valueReader } from "../../records/export/export-value";
import { createWallClock } from "../../records/export/wall-clock";
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
  /** The variables that are wanted; all without it. A record may have hundreds. */
  wanted?: ReadonlySet<string> | undefined;
};

/** Makes the function that reads a record's variables, so that a batch looks up its fields once. Empty values are absent. */
export function recordValueReader({ locale, timeZone, fields, members, wanted }: RecordValueLookups) {
  const isWanted = (variable: string) => wanted === undefined || wanted.has(variable);
  const names = new Map([...members].map(([id, { name }]) => [id, name]));
  const world = { clock: createWallClock(timeZone), members: names };
  const readers = fields
    .filter(({ id, archived_at }) => archived_at === null && isWanted(id))
    .map((field) => {
      const read = valueReader({ ...field, category: "custom", refer: null }, world);
      const toText = textFormat(field, locale);
      return (record: RecordView) => [field.id, toText(read(record))] as const;
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
    const standard = Object.entries(values).filter(([variable]) => isWanted(variable));
    return Object.fromEntries([...standard, ...custom].filter(([, value]) => value !== ""));
  };
}

const YES_OR_NO: Readonly<Record<Locale, readonly [string, string]>> = { ko: ["예", "아니요"], en: ["Yes", "No"] };

/** Makes the formatter of a field's values once, since creating a number format is slower than using it. */
function textFormat({ type, attributes }: CustomField, locale: Locale): (value: ExportValue) => string {
  const { code: currency = "KRW", precision } = attributes;
  const digits = precision === undefined ? {} : { minimumFractionDigits: precision };
  const options = type === "currency" ? ({ style: "currency", currency, ...digits } as const) : {};
  const format = new Intl.NumberFormat(locale, options);
  return (value) => {
    if (value === null) return "";
    if (typeof value === "boolean") return YES_OR_NO[locale][value ? 0 : 1];
    if (typeof value === "object") return value.text;
    if (typeof value === "string") return type === "multi-select" ? value.replaceAll(";", ", ") : value;
    return format.format(value) + (type === "percent" ? "%" : "");
  };
}

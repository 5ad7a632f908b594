import { formatPhone, Phone } from "../../shared/phone";
import type { Locale } from "../../shared/text";
import { cut } from "./audit-changes";
import { utcText } from "./audit-columns";
import type { AuditWords } from "./audit-words";

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const YES_OR_NO = { true: { ko: "예", en: "Yes" }, false: { ko: "아니요", en: "No" } };

type ValueReader = {
  locale: Locale;
  words: AuditWords;
  /** The names of members, custom fields, options and stages by their ids. */
  names: ReadonlyMap<string, string>;
};

/**
 * A value for its reader: names instead of ids, words instead of codes, and times in UTC. Other values keep the entry's
 * text.
 * @param raw the stored value
 * @param text the stored value as text, cut and without secrets
 */
export function auditValueText(field: string, raw: unknown, text: string, reader: ValueReader): string {
  const { locale } = reader;
  if (typeof raw === "boolean") return YES_OR_NO[`${raw}`][locale];
  if (typeof raw === "string") return shownText(field, raw, text, reader);
  if (Array.isArray(raw) && raw.length > 0 && raw.every((one) => typeof one === "string"))
    return cut(raw.map((one) => shownText(field, one, one, reader)).join(", "));
  const phone = Phone.strict().safeParse(raw);
  return phone.success ? formatPhone(phone.data, locale) : text;
}

function shownText(field: string, raw: string, text: string, { locale, words, names }: ValueReader): string {
  const label = names.get(raw) ?? words.valueLabel(field, raw)?.[locale];
  if (label !== undefined) return label;
  return TIME.test(raw) ? utcText(raw) : text;
}

import type { Catalog } from "@dure/domain/records/filter/filter-field";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { normalizePhoneSearch } from "@dure/domain/records/record/normalize-phone";
import { columnOf } from "../table";

/** A column that a search looks into. Phone numbers are stored as digits. */
export type SearchedColumn = { column: string; isPersonal: boolean; isPhone: boolean; isMaskable: boolean };

/** What lists search, besides the company's name (docs/product/records-lists.md#search). */
const NAMES: Record<RecordKind, readonly string[]> = {
  lead: ["deal_name", "name", "email"],
  company: ["name"],
  contact: ["name", "email"],
};
/** Parts of another searched field, and what nobody searches by hand. */
const SKIPPED = /^(first_name|last_name|utm_.*)$/;

/** The names alone, or every field of texts, addresses and numbers, the names first. */
export function searchedColumns(catalog: Catalog, kind: RecordKind, everyField: boolean): SearchedColumn[] {
  const fields = catalog[kind];
  const others = [...fields].filter(([key, { as }]) => as === "text" && !SKIPPED.test(key)).map(([key]) => key);
  const keys = everyField ? new Set([...NAMES[kind], ...others]) : NAMES[kind];
  return [...keys].map((key) => {
    const field = fields.get(key);
    return {
      column: columnOf(key),
      isPersonal: field?.personal === true,
      isPhone: field?.type === "phone-number",
      isMaskable: field?.maskable === true,
    };
  });
}

const MIN_DIGITS = 3;

/** The digits of a text that may be part of a phone number. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[+\d\s().-]+$/.test(text)) return undefined;
  const digits = normalizePhoneSearch(text);
  return digits.length >= MIN_DIGITS ? digits : undefined;
}

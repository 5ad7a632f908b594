import { type ComparedField, normalizeText } from "../../records/filter/filter-field";
import { normalizePhoneSearch } from "../../records/record/normalize-phone";
import type { CrmRecord } from "../../records/record/record";

/**
 * Whether a record's field has a value. Text and phone numbers are compared as in filters, numbers by value. Of several
 * choices, one match is enough; a choice is given by its id or its label.
 */
export function hasValue(field: ComparedField, record: CrmRecord, wanted: string): boolean {
  const found = field.read(record);
  if (field.type === "phone-number") return found === normalizePhoneSearch(wanted);
  if (field.as === "text") return found === normalizeText(wanted);
  if (typeof found === "number") return found === toNumber(wanted);
  const ids = choicesNamed(field, wanted);
  return Array.isArray(found) ? found.some((id) => ids.includes(id)) : ids.includes(String(found ?? ""));
}

/** Whether a field can have a value: for a number field any number, otherwise one of its existing choices. */
export function canHaveValue(field: ComparedField, wanted: string): boolean {
  if (field.as === "number") return Number.isFinite(toNumber(wanted));
  return field.choices === undefined || choicesNamed(field, wanted).some((id) => field.choices?.has(id));
}

/** People write thousands with commas. */
const toNumber = (text: string): number => Number(text.replaceAll(/[,\s]/g, "") || Number.NaN);

function choicesNamed({ choices, labels = new Map() }: ComparedField, wanted: string): string[] {
  const label = normalizeText(wanted);
  const named = [...labels].filter(([, one]) => normalizeText(one) === label).map(([id]) => id);
  return choices?.has(wanted) || named.length === 0 ? [wanted] : named;
}

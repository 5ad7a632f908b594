import { type ComparedField, normalizeText } from "../../records/filter/filter-field";
import { normalizePhoneSearch } from "../../records/record/normalize-phone";
import type { CrmRecord } from "../../records/record/record";

/** Text and phone numbers are compared as filters do; numbers by what they are; of several choices one is enough. */
export function hasValue(field: ComparedField, record: CrmRecord, wanted: string): boolean {
  const found = field.read(record);
  if (field.type === "phone-number") return found === normalizePhoneSearch(wanted);
  if (field.as === "text") return found === normalizeText(wanted);
  if (typeof found === "number") return found === Number(wanted);
  return Array.isArray(found) ? found.includes(wanted) : String(found ?? "") === wanted;
}

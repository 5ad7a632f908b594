import { UTM_NAMES } from "../../shared/utm-names";
import { isEmptyCustom, StoredReference } from "../field/custom-value";
import type { RecordKind } from "../record/entity";
import { CrmRecord } from "../record/record";

type Part = Exclude<keyof CrmRecord, "id" | "kind" | "custom">;

/** The product's own fields that a merge combines, with the parts that belong together. */
const OWN: Record<RecordKind, Record<string, readonly Part[]>> = {
  lead: {
    deal_name: ["deal_name"],
    name: ["first_name", "last_name"],
    email: ["email"],
    company: ["company_id"],
    contact: ["contact_id"],
    phone_number: ["phone_number"],
    assignee: ["assignee"],
    contract_amount: ["contract_amount"],
    close_date: ["close_date"],
    incoming_source: ["incoming_source"],
    visitor_id: ["visitor_id"],
    utm: UTM_NAMES,
  },
  company: { name: ["name", "nice_id"], url: ["url"], address: ["address"] },
  contact: {
    name: ["first_name", "last_name"],
    phone: ["phone"],
    tel: ["tel"],
    fax: ["fax"],
    role: ["role"],
    department: ["department"],
    email: ["email"],
    company: ["company_id"],
  },
};

const NEVER = "1970-01-01T00:00:00.000Z";
/** Has the empty value of every part. */
const EMPTY = CrmRecord.parse({
  id: "empty",
  kind: "lead",
  created_at: NEVER,
  created_by: "",
  updated_at: NEVER,
  updated_by: "",
});

const partsOf = (kind: RecordKind, fieldId: string): readonly Part[] | undefined => OWN[kind][fieldId];

/** The fields of records of one kind that a merge combines: the product's own, and every custom one that has a value. */
export const combinedFields = (kind: RecordKind, records: readonly Pick<CrmRecord, "custom">[]): string[] => [
  ...Object.keys(OWN[kind]),
  ...new Set(records.flatMap(({ custom }) => Object.keys(custom))),
];

export const isOwnCombined = (kind: RecordKind, fieldId: string): boolean => partsOf(kind, fieldId) !== undefined;

/** Whether a record has nothing in a field; a reference to one of the merged records is nothing, for they become one. */
export function isEmptyIn(record: CrmRecord, fieldId: string, merged: ReadonlySet<string>): boolean {
  const parts = partsOf(record.kind, fieldId);
  if (parts) return parts.every((part) => isEmptyCustom(record[part]));
  const reference = StoredReference.safeParse(record.custom[fieldId]).data;
  return reference ? merged.has(reference.id) : isEmptyCustom(record.custom[fieldId]);
}

/** The record with another's value of a field; with none when nobody's is given. */
export function takeField(record: CrmRecord, from: CrmRecord | undefined, fieldId: string): CrmRecord {
  const parts = partsOf(record.kind, fieldId);
  if (parts) {
    const given = from ?? EMPTY;
    return { ...record, ...Object.fromEntries(parts.map((part) => [part, given[part]])) };
  }
  const { [fieldId]: _, ...others } = record.custom;
  return { ...record, custom: from ? { ...others, [fieldId]: from.custom[fieldId] } : others };
}

import { UTM_NAMES } from "../../shared/utm-names";
import { isEmptyCustom, StoredReference } from "../field/custom-value";
import type { RecordKind } from "../record/entity";
import { CrmRecord } from "../record/record";

type Part = Exclude<keyof CrmRecord, "id" | "kind" | "custom">;

/** The standard fields that a merge combines, with the properties that belong together. */
const STANDARD: Record<RecordKind, Record<string, readonly Part[]>> = {
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
/** An empty record. */
const EMPTY = CrmRecord.parse({
  id: "empty",
  kind: "lead",
  created_at: NEVER,
  created_by: "",
  updated_at: NEVER,
  updated_by: "",
});

const partsOf = (kind: RecordKind, fieldId: string): readonly Part[] | undefined => STANDARD[kind][fieldId];

/** The property's standard field; undefined for what no merge combines. */
export const fieldOfPart = (kind: RecordKind, part: string): string | undefined =>
  Object.keys(STANDARD[kind]).find((fieldId) => partsOf(kind, fieldId)?.some((one) => one === part));

/** The fields that a merge combines: standard fields, and custom fields with a value. */
export const combinedFields = (kind: RecordKind, records: readonly Pick<CrmRecord, "custom">[]): string[] => [
  ...Object.keys(STANDARD[kind]),
  ...new Set(records.flatMap(({ custom }) => Object.keys(custom))),
];

export const isStandardCombined = (kind: RecordKind, fieldId: string): boolean => partsOf(kind, fieldId) !== undefined;

/** Whether a field is empty. A reference to one of the merged records counts as empty, since they become one. */
export function isEmptyIn(record: CrmRecord, fieldId: string, merged: ReadonlySet<string>): boolean {
  const parts = partsOf(record.kind, fieldId);
  if (parts) return parts.every((part) => isEmptyCustom(record[part]));
  const reference = StoredReference.safeParse(record.custom[fieldId]).data;
  return reference ? merged.has(reference.id) : isEmptyCustom(record.custom[fieldId]);
}

/** Copies a field from another record; clears it if there is none. */
export function copyField(record: CrmRecord, from: CrmRecord | undefined, fieldId: string): CrmRecord {
  const parts = partsOf(record.kind, fieldId);
  if (parts) {
    const given = from ?? EMPTY;
    return { ...record, ...Object.fromEntries(parts.map((part) => [part, given[part]])) };
  }
  const { [fieldId]: _, ...others } = record.custom;
  return { ...record, custom: from ? { ...others, [fieldId]: from.custom[fieldId] } : others };
}

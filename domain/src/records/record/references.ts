import { AppError } from "../../shared/error";
import { isBuiltInField } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { StoredReference } from "../field/custom-value";
import { isRequiredBuiltIn } from "../field/field-values";
import { recordsTexts } from "../texts";
import { entityOf, kindOf, type RecordKind } from "./entity";
import type { CrmRecord } from "./record";
import type { ReferencedRecords } from "./referenced-records";
import { isVisible, type Viewer } from "./visibility";

/** The standard references of each kind. */
const REFERENCES: Record<RecordKind, readonly ("company" | "contact")[]> = {
  lead: ["company", "contact"],
  company: [],
  contact: ["company"],
};

/** Sets a reference to a company or contact; null clears it, unless the team requires it. */
export function setRecordReference(
  record: CrmRecord,
  entity: "company" | "contact",
  id: string | null,
  fields: FieldSet,
  editor: { id: string },
  now: string,
): CrmRecord {
  if (!REFERENCES[record.kind].includes(entity)) throw new AppError("NOT_ACCEPTABLE", recordsTexts.noReference);
  if (record[`${entity}_id`] === id) return record;
  if (id === null && isBuiltInField(entityOf(record), entity) && isRequiredBuiltIn(fields, entity))
    throw new AppError("BAD_REQUEST", recordsTexts.requiredField, [
      { path: "body.value", message: recordsTexts.requiredField },
    ]);
  return { ...record, [`${entity}_id`]: id, updated_at: now, updated_by: editor.id };
}

/** References in custom fields, by field id; they are recognized by their shape. */
export function customReferences({ custom }: Pick<CrmRecord, "custom">): [string, StoredReference][] {
  const found: [string, StoredReference][] = [];
  for (const fieldId of Object.keys(custom)) {
    const value = custom[fieldId];
    // A cheap check first: most values are not references, and full validation costs a third of a long list's time.
    if (typeof value !== "object" || value === null || !("entity_type" in value)) continue;
    const { data } = StoredReference.safeParse(value);
    if (data) found.push([fieldId, data]);
  }
  return found;
}

/** All references of a record. */
export function referencesOf(record: CrmRecord): { id: string; kind: RecordKind }[] {
  const { company_id, contact_id } = record;
  return [
    ...(company_id === null ? [] : [{ id: company_id, kind: "company" as const }]),
    ...(contact_id === null ? [] : [{ id: contact_id, kind: "contact" as const }]),
    ...customReferences(record).map(([, { id, entity_type }]) => ({ id, kind: kindOf(entity_type) })),
  ];
}

/** The ids of all records that a record refers to. */
export const referencedIds = (record: CrmRecord): string[] => referencesOf(record).map(({ id }) => id);

/** Whether a change added a reference. */
export const hasNewReferences = (before: CrmRecord, after: CrmRecord): boolean => {
  const known = new Set(referencedIds(before));
  return referencedIds(after).some((id) => !known.has(id));
};

/**
 * Checks a record's references, if there are new ones among them. A record that the viewer may not see reads as missing:
 * otherwise an answer would tell its name. References that the record had before stay.
 * @param before null for a new record
 * @throws NOT_ACCEPTABLE if a reference leads to a missing or hidden record, or one of another kind
 */
export function assertReferences(
  before: CrmRecord | null,
  after: CrmRecord,
  { records }: Pick<ReferencedRecords, "records">,
  viewer: Viewer,
): void {
  if (before && !hasNewReferences(before, after)) return;
  const known = new Set(before ? referencedIds(before) : []);
  const leadsTo = (id: string, kind: RecordKind): boolean => {
    const found = records.get(id);
    return found?.kind === kind && (known.has(id) || isVisible(found, viewer));
  };
  const { company_id, contact_id } = after;
  if (company_id && !leadsTo(company_id, "company")) throw new AppError("NOT_ACCEPTABLE", recordsTexts.companyNotFound);
  if (contact_id && !leadsTo(contact_id, "contact")) throw new AppError("NOT_ACCEPTABLE", recordsTexts.contactNotFound);
  for (const [fieldId, { id, entity_type }] of customReferences(after))
    if (!leadsTo(id, kindOf(entity_type)))
      throw new AppError("NOT_ACCEPTABLE", recordsTexts.referredNotFound, [fieldId]);
}

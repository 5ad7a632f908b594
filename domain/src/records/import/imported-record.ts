import { activeFields, type FieldSet } from "../field/custom-field";
import { withCustomDefaults, withDefaults } from "../field/field-values";
import type { Pipeline } from "../pipeline/pipeline";
import { newRecord, pipelineEntry, type RecordStamp } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import type { PlannedCompany, PlannedContact, PlannedRow } from "./import-plan";

type Values = Record<string, unknown>;
type Refers = { company_id: string | null; contact_id: string | null };

/** Converts checked cells to stored standard and custom values, with defaults. */
function splitValues(values: Values, fields: FieldSet): { standard: Values; custom: Values } {
  const customFields = new Map(activeFields(fields).map((field) => [field.id, field]));
  const entries = Object.entries(values);
  const custom = entries.flatMap(([id, value]) => {
    const field = customFields.get(id);
    if (!field) return [];
    const reference = field.type === "many-to-one" && {
      ...(value as Values),
      entity_type: field.attributes.entity_type,
    };
    return [[id, reference || value]];
  });
  const standard = Object.fromEntries(entries.filter(([id]) => !customFields.has(id)));
  return { standard: withDefaults(standard, fields), custom: withCustomDefaults(Object.fromEntries(custom), fields) };
}

const idOf = (reference: unknown): string | null => (reference as { id: string } | undefined)?.id ?? null;

/** A row's own record; it refers to the row's company and contact. */
export function importedRow(
  { values }: PlannedRow,
  { company_id, contact_id }: Refers,
  pipeline: Pipeline | null,
  fields: FieldSet,
  making: RecordStamp,
): CrmRecord {
  const { standard, custom } = splitValues(values, fields);
  if (fields.kind === "company") return newRecord({ ...standard, kind: "company", custom }, making);
  // The record's copy of the status follows from its address, which may be known to be stricter.
  const { name, stage, company, contact, subscribe_status: _, ...rest } = standard;
  return newRecord(
    {
      ...rest,
      ...(name as object | undefined),
      ...(pipeline && pipelineEntry(pipeline, String(stage), making.now)),
      kind: fields.kind,
      company_id: company_id ?? idOf(company),
      contact_id: contact_id ?? idOf(contact),
      custom,
    },
    making,
  );
}

export function importedCompany({ name, values }: PlannedCompany, fields: FieldSet, making: RecordStamp): CrmRecord {
  const { standard, custom } = splitValues(values, fields);
  return newRecord({ ...standard, name, kind: "company", custom }, making);
}

export function importedContact(
  { first_name, last_name, values }: PlannedContact,
  company_id: string | null,
  fields: FieldSet,
  making: RecordStamp,
): CrmRecord {
  const { standard, custom } = splitValues(values, fields);
  return newRecord({ ...standard, first_name, last_name, kind: "contact", company_id, custom }, making);
}

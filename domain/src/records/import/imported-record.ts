import { activeFields, type FieldSet } from "../field/custom-field";
import { withCustomDefaults, withDefaults } from "../field/field-values";
import type { Pipeline } from "../pipeline/pipeline";
import { newRecord, pipelineEntry, type RecordStamp } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import type { PlannedCompany, PlannedContact, PlannedRow } from "./import-plan";

type Values = Record<string, unknown>;
type Refers = { company_id: string | null; contact_id: string | null };

/** Converts checked cells to stored standard and custom values, with defaults. */
function keptValues(values: Values, fields: FieldSet): { own: Values; custom: Values } {
  const theirs = new Map(activeFields(fields).map((field) => [field.id, field]));
  const entries = Object.entries(values);
  const custom = entries.flatMap(([id, value]) => {
    const field = theirs.get(id);
    if (!field) return [];
    const reference = field.type === "many-to-one" && {
      ...(value as Values),
      entity_type: field.attributes.entity_type,
    };
    return [[id, reference || value]];
  });
  const own = Object.fromEntries(entries.filter(([id]) => !theirs.has(id)));
  return { own: withDefaults(own, fields), custom: withCustomDefaults(Object.fromEntries(custom), fields) };
}

const idOf = (reference: unknown): string | null => (reference as { id: string } | undefined)?.id ?? null;

/** The lead or deal of a row; it refers to the row's company and contact. */
export function importedLead(
  { values }: PlannedRow,
  { company_id, contact_id }: Refers,
  pipeline: Pipeline | null,
  fields: FieldSet,
  making: RecordStamp,
): CrmRecord {
  const { own, custom } = keptValues(values, fields);
  const { name, stage, company, contact, ...rest } = own;
  return newRecord(
    {
      ...rest,
      ...(name as object | undefined),
      ...(pipeline && pipelineEntry(pipeline, String(stage), making.now)),
      kind: "lead",
      company_id: company_id ?? idOf(company),
      contact_id: contact_id ?? idOf(contact),
      custom,
    },
    making,
  );
}

export function importedCompany({ name, values }: PlannedCompany, fields: FieldSet, making: RecordStamp): CrmRecord {
  const { own, custom } = keptValues(values, fields);
  return newRecord({ ...own, name, kind: "company", custom }, making);
}

export function importedContact(
  { first_name, last_name, values }: PlannedContact,
  company_id: string | null,
  fields: FieldSet,
  making: RecordStamp,
): CrmRecord {
  const { own, custom } = keptValues(values, fields);
  return newRecord({ ...own, first_name, last_name, kind: "contact", company_id, custom }, making);
}

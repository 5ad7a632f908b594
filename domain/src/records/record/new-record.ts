import type { z } from "zod";
import type { Phone } from "../../shared/phone";
import type { FieldSet } from "../field/custom-field";
import { assertFilled, customOf, withDefaults } from "../field/field-values";
import type { Pipeline } from "../pipeline/pipeline";
import { stageFor } from "../pipeline/pipeline";
import { type CreateCompany, type CreateContact, type CreateDeal, type CreateLead, CrmRecord } from "./record";

/** The id, creator and time of a new record. */
export type RecordStamp = { id: string; editor: { id: string }; now: string };

const stamp = ({ id, editor, now }: RecordStamp) => ({
  id,
  created_at: now,
  created_by: editor.id,
  updated_at: now,
  updated_by: editor.id,
});

/** A phone number without digits counts as empty. */
export const phoneOrNull = (phone: Phone | null | undefined): Phone | null => (phone?.value ? phone : null);

/** Values stored under another name or in another shape than given. */
const leadValues = (
  { company, contact, phone_number, timezone: _, custom_field, ...values }: CreateLead,
  fields: FieldSet,
) => ({
  ...withDefaults(values, fields),
  kind: "lead",
  company_id: company?.id,
  contact_id: contact?.id,
  phone_number: phoneOrNull(phone_number),
  custom: customOf(custom_field, fields),
});

/**
 * Makes a lead from a request: omitted fields get their default value (docs/product/records.md#create).
 * @throws BAD_REQUEST if a required field is empty
 */
export const newLead = (values: CreateLead, fields: FieldSet, making: RecordStamp): CrmRecord =>
  assertFilled(newRecord(leadValues(values, fields), making), fields);

/** A new deal's stage, and when it got there. */
export const pipelineEntry = (pipeline: Pipeline, stageId: string, now: string) => ({
  record_type_id: pipeline.id,
  stage_id: stageFor(pipeline, stageId).id,
  deal_converted_at: now,
  pipeline_added_at: now,
  stage_entered_at: now,
});

export function newDeal(
  { stage_id, ...values }: z.output<typeof CreateDeal>,
  pipeline: Pipeline,
  fields: FieldSet,
  making: RecordStamp,
): CrmRecord {
  const place = pipelineEntry(pipeline, stage_id, making.now);
  return assertFilled(newRecord({ ...leadValues(values, fields), ...place }, making), fields);
}

export function newCompany(
  { custom_field, ...values }: z.output<typeof CreateCompany>,
  fields: FieldSet,
  making: RecordStamp,
): CrmRecord {
  const custom = customOf(custom_field, fields);
  return assertFilled(newRecord({ ...values, kind: "company", custom }, making), fields);
}

export function newContact(values: z.output<typeof CreateContact>, fields: FieldSet, making: RecordStamp): CrmRecord {
  const { name, phone, tel, fax, company, custom_field, ...rest } = values;
  const contact = {
    ...withDefaults(rest, fields),
    ...name,
    kind: "contact",
    phone: phoneOrNull(phone),
    tel: phoneOrNull(tel),
    fax: phoneOrNull(fax),
    company_id: company?.id,
    custom: customOf(custom_field, fields),
  };
  return assertFilled(newRecord(contact, making), fields);
}

/** Makes a record of validated values; omitted ones are empty. */
export const newRecord = (values: object, making: RecordStamp): CrmRecord =>
  CrmRecord.parse({
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    ...stamp(making),
  });

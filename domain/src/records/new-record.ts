import type { z } from "zod";
import { AppError } from "../shared/error";
import type { Phone } from "../shared/phone";
import type { Pipeline } from "./pipeline";
import { stageFor } from "./pipeline";
import { type CreateCompany, type CreateContact, type CreateDeal, type CreateLead, CrmRecord } from "./record";
import { recordsTexts } from "./texts";

/** Who makes a record, when, and under which id. */
export type Making = { id: string; editor: { id: string }; now: string };

const stamp = ({ id, editor, now }: Making) => ({
  id,
  created_at: now,
  created_by: editor.id,
  updated_at: now,
  updated_by: editor.id,
});

/** A number without digits is no number. */
export const phoneOrNone = (phone: Phone | null | undefined): Phone | null => (phone?.value ? phone : null);

/** The team's own fields are not defined yet, so no id names one. */
function customOf(values: Record<string, unknown> | undefined): Record<string, unknown> {
  const unknown = Object.keys(values ?? {});
  if (unknown.length > 0) throw new AppError("NOT_ACCEPTABLE", recordsTexts.fieldNotFound, unknown);
  return {};
}

const leadValues = ({ company, contact, phone_number, timezone: _, custom_field, ...values }: CreateLead) => ({
  ...values,
  kind: "lead",
  company_id: company?.id,
  contact_id: contact?.id,
  phone_number: phoneOrNone(phone_number),
  custom: customOf(custom_field),
});

export const newLead = (values: CreateLead, making: Making): CrmRecord =>
  record({ ...leadValues(values), ...stamp(making) });

export function newDeal({ stage_id, ...values }: z.output<typeof CreateDeal>, pipeline: Pipeline, making: Making) {
  const place = {
    record_type_id: pipeline.id,
    stage_id: stageFor(pipeline, stage_id).id,
    deal_converted_at: making.now,
  };
  return record({ ...leadValues(values), ...place, ...stamp(making) });
}

export function newCompany({ custom_field, ...values }: z.output<typeof CreateCompany>, making: Making): CrmRecord {
  return record({ ...values, kind: "company", custom: customOf(custom_field), ...stamp(making) });
}

export function newContact(values: z.output<typeof CreateContact>, making: Making): CrmRecord {
  const { name, phone, tel, fax, company, custom_field, ...rest } = values;
  return record({
    ...rest,
    ...name,
    kind: "contact",
    phone: phoneOrNone(phone),
    tel: phoneOrNone(tel),
    fax: phoneOrNone(fax),
    company_id: company?.id,
    custom: customOf(custom_field),
    ...stamp(making),
  });
}

/** What is left out takes its empty value. */
const record = (values: object): CrmRecord =>
  CrmRecord.parse(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));

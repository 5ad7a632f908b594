import { z } from "zod";
import { personal } from "../../shared/personal";
import { UTM_NAMES } from "../../shared/utm-names";
import { Id, Time } from "../../shared/value";
import type { RecordView } from "../record/record";

/** Clients that name an earlier version get the shape below. */
const TODAY = "20250519";

/** Whether a client asked for the older shape. Versions are dates, so they compare as text. */
export const wantsLegacyShape = (version: string | undefined): boolean => version !== undefined && version < TODAY;

const Labelled = z.object({ label: z.string(), value: z.string().meta(personal("answer")) });
type Answered = { answers: readonly z.infer<typeof Labelled>[] };

/** A lead or deal as an older server gave it (docs/product/records.md#older-lead-shape). */
export const LegacyLead = z.object({
  lead_id: Id,
  record_type: z.object({ id: Id, name: z.string() }).nullable(),
  /** Null for a lead. */
  deal: z
    .object({ status: z.object({ status: z.string(), stage: z.object({ id: Id, label: z.string() }).nullable() }) })
    .nullable(),
  deal_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().meta(personal("contact")),
  company: z.object({ id: Id, label: z.string(), nice_id: z.string().nullable() }).nullable(),
  dial_code: z.string(),
  phone: z.string().meta(personal("contact")),
  assignee: z.string().nullable(),
  created_at: Time,
  created_by: z.string(),
  updated_at: Time,
  updated_by: z.string(),
  incoming_source: z.string(),
  close_date: z.string().nullable(),
  contract_amount: z.number().nullable(),
  deal_converted_at: Time.nullable(),
  utm_source: z.string(),
  utm_medium: z.string(),
  utm_campaign: z.string(),
  utm_content: z.string(),
  utm_term: z.string(),
  custom_fields: z.array(z.object({ id: z.string(), value: z.unknown().meta(personal("field")) })),
  /** UTM_NAMES values by their names, then what was answered in forms. */
  details: z.array(Labelled),
});
export type LegacyLead = z.infer<typeof LegacyLead>;

/**
 * A lead or deal in the older shape. A deal without a status is read as BEFORE_SALES
 * (docs/product/records.md#older-lead-shape).
 */
export function toLegacyLead(record: RecordView, submissions: readonly Answered[]): LegacyLead {
  const { id, record_type, stage, company, phone_number, custom, ...values } = record;
  return LegacyLead.parse({
    ...values,
    lead_id: id,
    record_type,
    deal: record_type && {
      status: { status: stage?.status ?? "BEFORE_SALES", stage: stage && { id: stage.id, label: stage.label } },
    },
    company,
    dial_code: phone_number?.dial_code ?? "",
    phone: phone_number?.value ?? "",
    custom_fields: Object.entries(custom).map(([fieldId, value]) => ({ id: fieldId, value })),
    details: [
      ...UTM_NAMES.flatMap((name) => (record[name] ? [{ label: name, value: record[name] }] : [])),
      ...submissions.flatMap(({ answers }) => answers),
    ],
  });
}

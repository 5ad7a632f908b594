import { z } from "zod";
import { personal } from "../../shared/personal";
import { readStoredValue, StoredPhone, TypedPhone } from "../../shared/phone";
import { sharedIssues } from "../../shared/shared-issues";
import { UTM_NAMES } from "../../shared/utm-names";
import { Day, Id, Line, Lines, Time, Token } from "../../shared/value";
import { MAX_MONEY_AMOUNT, MAX_TEXT_LENGTH, StageStatus } from "../field/field";
import { OptionColor } from "../field/option-color";
import { SubscribeStatus } from "../field/subscribe-status";
import { EntityId, RecordKind } from "./entity";

const utm = Object.fromEntries(UTM_NAMES.map((name) => [name, z.string().default("")])) as Record<
  (typeof UTM_NAMES)[number],
  z.ZodDefault<z.ZodString>
>;

export const PersonName = z.object({ first_name: z.string(), last_name: z.string() });

/** A stored record. Fields that an entity lacks are empty (docs/product/records.md#record-shape). */
export const CrmRecord = z.object({
  id: Id,
  kind: RecordKind,
  record_type_id: Id.nullable().default(null),
  stage_id: Id.nullable().default(null),
  visitor_id: z.string().nullable().default(null),
  deal_name: z.string().default(""),
  first_name: z.string().default(""),
  last_name: z.string().default(""),
  name: z.string().default(""),
  email: z.string().meta(personal("contact")).default(""),
  company_id: Id.nullable().default(null),
  contact_id: Id.nullable().default(null),
  phone_number: StoredPhone.nullable().default(null),
  phone: StoredPhone.nullable().default(null),
  tel: StoredPhone.nullable().default(null),
  fax: StoredPhone.nullable().default(null),
  role: z.string().default(""),
  department: z.string().default(""),
  url: z.string().default(""),
  address: z.string().default(""),
  nice_id: z.string().nullable().default(null),
  assignee: z.string().nullable().default(null),
  incoming_source: z.string().default(""),
  contract_amount: z.number().nullable().default(null),
  close_date: Day.nullable().default(null),
  deal_converted_at: Time.nullable().default(null),
  /** When the deal entered its current pipeline. */
  pipeline_added_at: Time.nullable().default(null),
  /** When the deal entered its current stage; null on deals from before the log of stages whose past was not filled. */
  stage_entered_at: Time.nullable().default(null),
  /** The start of its earliest booked meeting. */
  first_meeting_at: Time.nullable().default(null),
  subscribe_status: SubscribeStatus.default("subscribed"),
  ...utm,
  custom: z.record(z.string(), z.unknown().overwrite(readStoredValue).meta(personal("field"))).default({}),
  created_at: Time,
  created_by: z.string(),
  updated_at: Time,
  updated_by: z.string(),
});
export type CrmRecord = z.infer<typeof CrmRecord>;

export const Reference = z.object({
  id: Id,
  label: z.string(),
  entity_type: EntityId,
  nice_id: z.string().nullable(),
  /** Only set if a router created the record. */
  created_by: z.string().optional(),
  /** As of the record itself. */
  blurred: z.literal(true).optional(),
});
export type Reference = z.infer<typeof Reference>;

export const StageValue = z.object({ id: Id, label: z.string(), status: StageStatus, color: OptionColor.optional() });

/** A number as it is shown: its digits may be masked. */
const PhoneView = z.object({ dial_code: z.string(), value: z.string() }).meta(personal("contact")).nullable();

/** The API shape of a record: references and the stage carry labels. */
export const RecordView = CrmRecord.omit({
  kind: true,
  record_type_id: true,
  stage_id: true,
  company_id: true,
  contact_id: true,
}).extend({
  phone_number: PhoneView,
  phone: PhoneView,
  tel: PhoneView,
  fax: PhoneView,
  entity: EntityId,
  /** The label: deal name, company name or contact's full name. */
  label: z.string(),
  record_type: z.object({ id: Id, name: z.string() }).nullable(),
  stage: StageValue.nullable(),
  company: Reference.nullable(),
  contact: Reference.nullable(),
  /** Set if a router created it and the plan has no routers: its values are hidden. */
  blurred: z.literal(true).optional(),
});
export type RecordView = z.infer<typeof RecordView>;

const text = Line(MAX_TEXT_LENGTH);
export const RequiredText = text.min(1, sharedIssues.required);
export const PersonNameValue = z.object({ first_name: RequiredText, last_name: text.default("") });
/** A lead's or deal's contact without a last name alone (docs/product/records-fields.md#values). */
export const isNameWhole = ({
  first_name = "",
  last_name = "",
}: {
  first_name?: unknown;
  last_name?: unknown;
}): boolean => first_name !== "" || last_name === "";
const WHOLE_NAME = { path: ["first_name"], message: sharedIssues.required };

/** The contact's name of a lead or deal: null, or at least a first name. */
export const CustomerName = z
  .object({ first_name: text.default(""), last_name: text.default("") })
  .refine(isNameWhole, WHOLE_NAME);
export const EmailValue = z.union([z.literal(""), z.email(sharedIssues.email).max(254)]);
export const UrlValue = z.union([
  z.literal(""),
  z
    .string()
    .trim()
    .max(MAX_TEXT_LENGTH)
    .regex(/^(https?:\/\/)?[^\s/$.?#]+\.[^\s]+$/, sharedIssues.url),
]);
const money = z.number().min(-MAX_MONEY_AMOUNT).max(MAX_MONEY_AMOUNT);
const reference = z.object({ id: Id }).nullable();
const customField = z.record(Id, z.unknown());

const NewLead = z.object({
  deal_name: RequiredText,
  first_name: text.optional(),
  last_name: text.optional(),
  email: EmailValue.optional(),
  company: reference.optional(),
  contact: reference.optional(),
  phone_number: TypedPhone.nullable().optional(),
  timezone: z.null().optional(),
  assignee: Id.nullable().optional(),
  incoming_source: text.optional(),
  contract_amount: money.nullable().optional(),
  close_date: Day.nullable().optional(),
  custom_field: customField.optional(),
});
export const CreateLead = NewLead.refine(isNameWhole, WHOLE_NAME);
export type CreateLead = z.infer<typeof CreateLead>;

export const CreateDeal = CreateLead.safeExtend({ stage_id: Id });

export const CreateCompany = z.object({
  name: RequiredText,
  address: text.optional(),
  url: UrlValue.optional(),
  nice_id: Token(64).nullable().optional(),
  custom_field: customField.optional(),
});

export const CreateContact = z.object({
  name: PersonNameValue,
  phone: TypedPhone.nullable().optional(),
  tel: TypedPhone.nullable().optional(),
  fax: TypedPhone.nullable().optional(),
  company: reference.optional(),
  department: text.optional(),
  role: text.optional(),
  email: EmailValue.optional(),
  custom_field: customField.optional(),
});

/** The schema of each editable field in `PUT …/fields/{fieldId}`; other ids are not editable. */
export const FIELD_VALUES = {
  deal_name: RequiredText,
  first_name: text,
  last_name: text,
  name: z.union([RequiredText, PersonNameValue]),
  email: EmailValue,
  phone_number: TypedPhone.nullable(),
  phone: TypedPhone.nullable(),
  tel: TypedPhone.nullable(),
  fax: TypedPhone.nullable(),
  role: text,
  department: text,
  url: UrlValue,
  address: text,
  assignee: Id.nullable(),
  incoming_source: text,
  contract_amount: money.nullable(),
  close_date: Day.nullable(),
} as const;
export type EditableFieldId = keyof typeof FIELD_VALUES;

export const NoteText = Lines(10_000);
/** A formatted note as it is sent; tags may take several times the room of the text. */
export const NoteHtml = Lines(100_000);
export const Note = z.object({
  id: Id,
  entity_id: EntityId,
  record_id: Id,
  author_id: z.string(),
  text: z.string(),
  html: z.string(),
  /** Paths of its images; `html` shows them after the text. */
  images: z.array(z.string()).default([]),
  /** On a meeting's note: how many of the meeting's changes it includes. Absent once somebody has edited the note. */
  meeting_changes: z.int().nonnegative().optional(),
  created_at: Time,
  updated_at: Time,
});
export type Note = z.infer<typeof Note>;

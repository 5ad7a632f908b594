import { readPhone } from "../../shared/phone";
import { UTM_NAMES } from "../../shared/utm-names";
import type { RecordsEvent } from "../events";
import type { FieldSet } from "../field/custom-field";
import { convertToDeal } from "../pipeline/move-deal";
import { findStage, type Pipeline } from "../pipeline/pipeline";
import { entityOf } from "../record/entity";
import { newCompany, newContact, newDeal, newLead } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import { ROUTER_CREATOR } from "./blur-response";

/** The values for a record from mapped answers: standard fields in their stored form, and custom fields. */
export type MappedValues = { values: Partial<CrmRecord>; custom: Record<string, unknown> };

/**
 * A person who booked a meeting or submitted a form. `ids` are the ids of records to create; `phone` is
 * `dialcode-number`.
 */
export type IncomingPerson = {
  ids: { record: string; company: string; contact: string };
  title: string;
  person: { name: string; first_name: string; last_name: string; email: string; phone: string };
  company: string;
  /** The corporation number, if the company was chosen from the registry. */
  nice_id?: string | null | undefined;
  visitor_id: string | null;
  form_submissions_mapping: { record_type_id: string | null; stage_id: string | null };
  utm: Readonly<Record<string, string | undefined>>;
  mapped: { lead: MappedValues; company: MappedValues; contact: MappedValues };
  /** Whether they came by a router; the creator of the records made for them says so. */
  from_router: boolean;
};

/** The team's data about the person. */
export type IncomingContext = {
  /** The existing lead of the submission or meeting. */
  recorded: CrmRecord | undefined;
  /** Leads and deals with the same e-mail address, newest first, and their deal types. */
  sameEmail: readonly CrmRecord[];
  pipelines: ReadonlyMap<string, Pipeline>;
  /** The target deal type; undefined if it is deleted (docs/product/records-submissions.md#where-it-is-written). */
  pipeline: Pipeline | undefined;
  companyId: string | undefined;
  contactId: string | undefined;
  /** The team's fields; required ones are not enforced, as a visitor is not asked for them. */
  fields: FieldSet;
  companyFields: FieldSet;
  contactFields: FieldSet;
  assignee: string | null;
  /** The start of their meeting; null if there is none or it was canceled. */
  meetsAt: string | null;
};

export const EDITOR = { id: "system" };

const creatorOf = ({ from_router }: IncomingPerson) => (from_router ? { id: ROUTER_CREATOR } : EDITOR);

/**
 * Finds or creates the lead or deal of an incoming person. An open record with the same e-mail address is reused, so
 * that a customer's history is not split: its empty fields are filled, its assignee too, and a lead becomes a deal if the
 * mapping says so. The company and contact are found or created too.
 * @returns also `assigned`: the member to whom the record is given; null if it has an assignee already, or gets none
 */
export function applyIncoming(incoming: IncomingPerson, known: IncomingContext, now: string) {
  const company = companyFor(incoming, known, now);
  const company_id = company?.id ?? known.companyId ?? null;
  const contact = contactFor(incoming, known, company_id, now);
  const contact_id = contact?.id ?? known.contactId ?? null;
  const open = known.recorded ?? known.sameEmail.find((record) => isOpen(record, known.pipelines));
  const change = open
    ? takeUp(open, incoming, known, { company_id, contact_id }, now)
    : create(incoming, known, { company_id, contact_id }, now);
  const events: RecordsEvent[] = [
    ...(company ? [{ type: "company.created", before: null, after: company } as const] : []),
    ...(contact ? [{ type: "contact.created", before: null, after: contact } as const] : []),
    change,
  ];
  const made = [company, contact].filter((after) => after !== undefined).map((after) => ({ before: null, after }));
  const changes = [...made, { before: change.before, after: change.after }];
  const assigned = open?.assignee ? null : change.after.assignee;
  return { record: change.after, assigned, company, contact, changes, events };
}

/**
 * Whether a record is neither won nor lost; a deal without a status counts as BEFORE_SALES
 * (docs/product/records-pipelines.md#statuses).
 */
function isOpen({ record_type_id, stage_id }: CrmRecord, pipelines: IncomingContext["pipelines"]): boolean {
  const pipeline = pipelines.get(record_type_id ?? "");
  const status = pipeline && stage_id ? findStage(pipeline, stage_id)?.status : undefined;
  return status !== "SALES_SUCCESS" && status !== "SALES_FAILURE";
}

/** The company's name: from a mapped company question, else from the contact's details. */
export const companyNameOf = ({ mapped, company }: IncomingPerson): string => mapped.company.values.name ?? company;

function companyFor(incoming: IncomingPerson, known: IncomingContext, now: string): CrmRecord | undefined {
  const name = companyNameOf(incoming);
  if (!name || known.companyId) return undefined;
  const { values, custom } = incoming.mapped.company;
  const given = { url: values.url, address: values.address, name, custom_field: custom };
  const company = newCompany(given, known.companyFields, {
    id: incoming.ids.company,
    editor: creatorOf(incoming),
    now,
  });
  return { ...company, nice_id: incoming.nice_id ?? null };
}

/** The e-mail address that identifies the contact; empty if no contact was given. */
export const contactEmailOf = ({ mapped, person }: IncomingPerson): string =>
  hasMappedValues(mapped.contact) ? (mapped.contact.values.email ?? person.email) : "";

const hasMappedValues = ({ values, custom }: MappedValues): boolean =>
  Object.keys(values).length + Object.keys(custom).length > 0;

/** A contact without a name is the person themselves. */
function contactFor(incoming: IncomingPerson, known: IncomingContext, companyId: string | null, now: string) {
  const { person, mapped, ids } = incoming;
  const { values, custom } = mapped.contact;
  const { first_name, last_name = "" } = values.first_name ? values : person;
  if (!hasMappedValues(mapped.contact) || known.contactId || !first_name) return undefined;
  const { email: _, first_name: __, last_name: ___, ...others } = values;
  const given = {
    phone: readPhone(person.phone),
    ...others,
    name: { first_name, last_name },
    email: contactEmailOf(incoming),
    company: companyId ? { id: companyId } : null,
    custom_field: custom,
  };
  return newContact(given, known.contactFields, { id: ids.contact, editor: creatorOf(incoming), now });
}

type Related = Pick<CrmRecord, "company_id" | "contact_id">;

function create(incoming: IncomingPerson, known: IncomingContext, { company_id, contact_id }: Related, now: string) {
  const { person, mapped, title } = incoming;
  const values = {
    deal_name: [companyNameOf(incoming), person.name].filter(Boolean).join(" ") || title,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    phone_number: readPhone(person.phone),
    assignee: known.assignee,
    incoming_source: title,
    ...mapped.lead.values,
    company: company_id ? { id: company_id } : null,
    contact: contact_id ? { id: contact_id } : null,
    custom_field: mapped.lead.custom,
  };
  const making = { id: incoming.ids.record, editor: creatorOf(incoming), now };
  const { pipeline } = known;
  const made = pipeline
    ? newDeal({ ...values, stage_id: stageIdOf(incoming, pipeline) ?? "" }, pipeline, known.fields, making)
    : newLead(values, known.fields, making);
  const after = { ...made, visitor_id: incoming.visitor_id, first_meeting_at: known.meetsAt, ...utmOf(incoming) };
  return { type: `${entityOf(after)}.created`, before: null, after } as const;
}

/** The target stage; the first one if it is deleted. */
const stageIdOf = (
  { form_submissions_mapping: { stage_id } }: IncomingPerson,
  pipeline: Pipeline,
): string | undefined => (stage_id ? findStage(pipeline, stage_id)?.id : undefined);

function takeUp(
  open: CrmRecord,
  incoming: IncomingPerson,
  { pipeline, meetsAt, assignee }: IncomingContext,
  { company_id, contact_id }: Related,
  now: string,
) {
  const { person, mapped } = incoming;
  const isNew = !open.utm_source && !open.utm_medium && !open.utm_campaign;
  const filled = {
    ...open,
    ...emptyOf(open, { phone_number: readPhone(person.phone), ...mapped.lead.values }),
    company_id: open.company_id ?? company_id,
    contact_id: open.contact_id ?? contact_id,
    visitor_id: open.visitor_id ?? incoming.visitor_id,
    assignee: open.assignee ?? assignee,
    first_meeting_at: earliestTime([open.first_meeting_at, meetsAt]),
    custom: { ...mapped.lead.custom, ...open.custom },
    ...(isNew && utmOf(incoming)),
    updated_at: now,
    updated_by: EDITOR.id,
  };
  if (pipeline && open.record_type_id === null)
    return { ...convertToDeal(filled, pipeline, stageIdOf(incoming, pipeline), EDITOR, now), before: open };
  return { type: `${entityOf(filled)}.changed`, before: open, after: filled } as const;
}

/** The values of fields that are empty in the record. */
const emptyOf = (record: CrmRecord, values: Partial<CrmRecord>): Partial<CrmRecord> =>
  Object.fromEntries(
    Object.entries(values).filter(([id]) => ["", null, undefined].includes(record[id as keyof CrmRecord] as string)),
  );

/** The earliest of the times; null entries are ignored. */
export const earliestTime = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort()[0] ?? null;

const utmOf = ({ utm }: IncomingPerson) =>
  Object.fromEntries(UTM_NAMES.flatMap((name) => (utm[name] ? [[name, utm[name]]] : []))) as Partial<
    Pick<CrmRecord, (typeof UTM_NAMES)[number]>
  >;

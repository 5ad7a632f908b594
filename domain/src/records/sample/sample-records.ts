import { Temporal } from "temporal-polyfill";
import type { Locale } from "../../shared/text";
import { SAMPLE_SOURCE } from "../../teams/sample-sources";
import type { FieldSet } from "../field/custom-field";
import type { Pipeline } from "../pipeline/pipeline";
import { newCompany, newContact, newDeal, newLead } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import { SAMPLE_WORDS } from "./sample-words";

const DAY_MS = 86_400_000;

type Making = {
  locale: Locale;
  /** Whose records they are. */
  userId: string;
  now: string;
  /** One new id for each call. */
  nextId: () => string;
  /** The deal type of the deals. */
  pipeline: Pipeline;
  fields: Record<"lead" | "company" | "contact", FieldSet>;
};

/**
 * The sample records of a team: companies, a contact at each, leads of the last days, and deals at stages of every status.
 * @throws BAD_REQUEST if the team requires a custom field, which samples leave empty
 */
export function sampleRecords({ locale, userId, now, nextId, pipeline, fields }: Making): CrmRecord[] {
  const words = SAMPLE_WORDS[locale];
  const making = (daysAgo = 0) => ({
    ...{ id: nextId(), editor: { id: userId } },
    now: new Date(Date.parse(now) - daysAgo * DAY_MS).toISOString(),
  });
  const companies = words.companies.map((values) => newCompany(values, fields.company, making()));
  const contacts = words.people.map(({ first_name, last_name, ...values }, place) => {
    const company = { id: companies[place]?.id ?? "" };
    return newContact({ ...values, name: { first_name, last_name }, company }, fields.contact, making());
  });
  const leadOf = (lead: (typeof words.leads)[number]) => {
    const person = words.people[lead.person];
    return {
      deal_name: lead.deal_name,
      ...(person && { first_name: person.first_name, last_name: person.last_name, email: person.email }),
      company: { id: companies[lead.company]?.id ?? "" },
      contact: { id: contacts[lead.person]?.id ?? "" },
      contract_amount: lead.amount,
      incoming_source: SAMPLE_SOURCE[locale],
      assignee: userId,
    };
  };
  const leads = words.leads.map((lead) => newLead(leadOf(lead), fields.lead, making(lead.daysAgo)));
  const deals = words.deals.flatMap(({ status, progress, ...deal }) => {
    const { stages = [] } = pipeline.statuses.find((group) => group.status === status) ?? {};
    const stage = stages[Math.min(progress, stages.length - 1)];
    if (!stage) return [];
    const close_date = Temporal.PlainDate.from(now.slice(0, 10))
      .add({ days: 30 - deal.daysAgo })
      .toString();
    const values = { ...leadOf(deal), close_date, stage_id: stage.id };
    return [newDeal(values, pipeline, fields.lead, making(deal.daysAgo))];
  });
  return [...companies, ...contacts, ...leads, ...deals];
}

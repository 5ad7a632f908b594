import type { CreateCompany, CreateContact, CreateLead } from "@dure/domain/records/record/record";
import type { z } from "zod";
import { createRandom, type Random } from "./random";
import {
  COMPANIES,
  DEPARTMENTS,
  ENGLISH_NAMES,
  FAMILY_NAMES,
  GIVEN_NAMES,
  NOTES,
  ROLES,
  SOURCES,
  TOPICS,
} from "./records-words";

const CONTACTS = 70;
const LEADS = 150;
const DEALS = 110;
const DAY_MS = 86_400_000;

type Person = { first_name: string; last_name: string; mailbox: string };

/** `company` and `contact` are indexes into the lists of companies and contacts. */
export type SeedContact = { company: number; values: z.input<typeof CreateContact> };
export type SeedLead = {
  company: number | undefined;
  contact: number | undefined;
  /** The index of the member who is its assignee and author. */
  member: number;
  notes: string[];
  values: z.input<typeof CreateLead>;
};
/** `stage` is the position in the pipeline as a fraction, 0 to 1. */
export type SeedDeal = SeedLead & { stage: number };

export type SeedRecords = {
  companies: z.input<typeof CreateCompany>[];
  contacts: SeedContact[];
  leads: SeedLead[];
  deals: SeedDeal[];
};

/**
 * A sales team's records. Every run generates the same ones, except for dates, which lie around `nowMs`.
 * @param members the number of members among whom the records are distributed
 */
export function seedRecordsData(members: number, nowMs: number): SeedRecords {
  const random = createRandom(20261121);
  const contacts = times(CONTACTS, (index) => contactOf(random, index));
  return {
    companies: COMPANIES.map(({ name, domain, address }) => ({ name, address, url: `https://${domain}.example` })),
    contacts,
    leads: times(LEADS, (index) => leadOf(random, index, contacts, members, nowMs)),
    deals: times(DEALS, (index) => dealOf(random, LEADS + index, contacts, members, nowMs)),
  };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function personOf(random: Random, index: number): Person {
  if (random.chance(25)) {
    const [first_name, last_name] = random.pick(ENGLISH_NAMES);
    return { first_name, last_name, mailbox: `${first_name}.${last_name}`.toLowerCase() };
  }
  return { first_name: random.pick(GIVEN_NAMES), last_name: random.pick(FAMILY_NAMES), mailbox: `contact${index + 1}` };
}

const phoneOf = (random: Random) => ({
  dial_code: "+82",
  value: `10-${1000 + random.below(9000)}-${1000 + random.below(9000)}`,
});

function contactOf(random: Random, index: number): SeedContact {
  const company = random.below(COMPANIES.length);
  const { first_name, last_name, mailbox } = personOf(random, index);
  const values = {
    name: { first_name, last_name },
    email: `${mailbox}@${COMPANIES[company]?.domain}.example`,
    phone: phoneOf(random),
    role: random.pick(ROLES),
    department: random.pick(DEPARTMENTS),
  };
  return { company, values };
}

function leadOf(
  random: Random,
  index: number,
  contacts: readonly SeedContact[],
  members: number,
  nowMs: number,
): SeedLead {
  const known = random.chance(55) ? random.below(contacts.length) : undefined;
  const contact = known === undefined ? undefined : contacts[known];
  const company = contact?.company ?? (random.chance(70) ? random.below(COMPANIES.length) : undefined);
  const person = personOf(random, index);
  const name = contact?.values.name ?? { first_name: person.first_name, last_name: person.last_name };
  const companyName = company === undefined ? undefined : COMPANIES[company]?.name;
  const values = {
    deal_name: `${companyName ?? name.first_name} ${random.pick(TOPICS)}`,
    ...name,
    email: contact?.values.email ?? `${person.mailbox}@lead${index}.example`,
    phone_number: random.chance(85) ? phoneOf(random) : null,
    incoming_source: random.pick(SOURCES),
    contract_amount: random.chance(40) ? amountOf(random) : null,
    close_date: random.chance(30) ? dayOf(nowMs, random.below(90)) : null,
  };
  const notes = times(random.below(3), () => random.pick(NOTES));
  return { company, contact: known, member: random.below(members), notes, values };
}

function dealOf(
  random: Random,
  index: number,
  contacts: readonly SeedContact[],
  members: number,
  nowMs: number,
): SeedDeal {
  const lead = leadOf(random, index, contacts, members, nowMs);
  const values = {
    ...lead.values,
    contract_amount: amountOf(random),
    close_date: dayOf(nowMs, random.below(150) - 60),
  };
  return { ...lead, values, stage: random.below(1000) / 1000 };
}

/** Between 1.5 million and 120 million won, in steps of half a million; small amounts are more frequent. */
const amountOf = (random: Random): number => 500_000 * (3 + Math.floor((random.below(1000) / 1000) ** 2 * 237));

const dayOf = (nowMs: number, days: number): string => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10);

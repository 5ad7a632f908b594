import type { Phone } from "../../shared/phone";
import { companyKey } from "../duplicate/company-key";
import { nameKey } from "../record/name-key";
import { normalizePhone } from "../record/normalize-phone";
import { fullName } from "../record/record-label";
import type { ReadRow } from "./check-rows";

type Values = Record<string, unknown>;

/** A company or contact of an import, with merged values of all its rows. */
export type PlannedCompany = { key: string; row: number; name: string; values: Values };
export type PlannedContact = {
  key: string;
  row: number;
  first_name: string;
  last_name: string;
  company: string | null;
  values: Values;
};

export type PlannedRow = { row: number; values: Values; company: string | null; contact: string | null };

/** What an import creates; rows refer to companies and contacts by key. */
export type ImportPlan = {
  rows: PlannedRow[];
  companies: ReadonlyMap<string, PlannedCompany>;
  contacts: ReadonlyMap<string, PlannedContact>;
};

/**
 * Merges identical companies and contacts (docs/product/records-transfer.md#what-an-import-makes); if rows differ, the
 * first non-empty value wins.
 */
export function planImport(rows: readonly ReadRow[]): ImportPlan {
  const companies = new Map<string, PlannedCompany>();
  const contacts = new Map<string, PlannedContact>();
  // An id finds a record; it is no value of one.
  const planned = rows.map(({ row, lead: { id: _, ...lead }, company, contact }) => {
    const companyKey = addCompany(companies, row, company);
    return { row, values: lead, company: companyKey, contact: addContact(contacts, row, contact, companyKey) };
  });
  return { rows: planned, companies, contacts };
}

function addCompany(companies: Map<string, PlannedCompany>, row: number, { name, ...values }: Values): string | null {
  if (typeof name !== "string") return null;
  const key = companyKey(name);
  const known = companies.get(key);
  companies.set(key, known ? { ...known, values: { ...values, ...known.values } } : { key, row, name, values });
  return key;
}

function addContact(
  contacts: Map<string, PlannedContact>,
  row: number,
  { name, first_name = "", last_name = "", ...values }: Values,
  company: string | null,
): string | null {
  const person = (name ?? { first_name, last_name }) as { first_name: string; last_name: string };
  if (!person.first_name) return null;
  const key = contactKey(person, values, company);
  const known = contacts.get(key);
  const merged = known && { ...known, company: known.company ?? company, values: { ...values, ...known.values } };
  contacts.set(key, merged ?? { key, row, ...person, company, values });
  return key;
}

type Person = { first_name: string; last_name: string };

/** Names that differ only in case, spacing or Unicode form are equal. */
export const personKey = (person: Person): string => nameKey(fullName(person));

/**
 * The key of a person. An e-mail address identifies one person. A phone number may be shared, so it only distinguishes
 * people of one name; otherwise name and company together identify a person.
 */
export function contactKey(person: Person, { email, phone, tel }: Values, company: string | null): string {
  if (typeof email === "string") return `email:${email.toLowerCase()}`;
  const digits = normalizePhone((phone ?? tel) as Phone | undefined);
  if (digits) return `phone:${digits}:${personKey(person)}`;
  return `name:${personKey(person)}:${company ?? ""}`;
}

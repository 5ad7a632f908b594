import type { Phone } from "../../shared/phone";
import { normalizePhone } from "../record/normalize-phone";
import type { CrmRecord } from "../record/record";
import { type PlannedContact, personKey } from "./import-plan";

type Meant = Pick<PlannedContact, "first_name" | "last_name" | "values">;

/** Whether a planned contact is looked for by its name: an e-mail address says who somebody is without it. */
export const isFoundByName = ({ values: { email } }: Pick<Meant, "values">): boolean => typeof email !== "string";

/**
 * Finds the contact that is meant among those that there are, by the rules that tell people of one import apart; by name
 * alone nobody is taken for somebody else, so the company must be there too. Of several, the first is meant. Looking for
 * one takes as long among thousands of one name as among a few.
 * @returns takes the id of the planned contact's company where it is there already
 */
export function contactFinder(
  contacts: readonly CrmRecord[],
): (planned: Meant, companyId: string | undefined) => CrmRecord | undefined {
  const known = new Map<string, CrmRecord>();
  for (const contact of contacts) for (const sign of signsOf(contact)) if (!known.has(sign)) known.set(sign, contact);
  return (planned, companyId) => {
    const { email, phone, tel } = planned.values;
    if (typeof email === "string") return known.get(signs.email(email));
    const name = personKey(planned);
    const number = normalizePhone((phone ?? tel) as Phone | undefined);
    if (number) return known.get(signs.phone(name, number));
    return companyId ? known.get(signs.company(name, companyId)) : undefined;
  };
}

/** By what a contact can be found. */
const signs = {
  email: (email: string) => `email ${email.toLowerCase()}`,
  phone: (name: string, number: string) => `phone ${number} ${name}`,
  company: (name: string, companyId: string) => `company ${companyId} ${name}`,
};

function signsOf(contact: CrmRecord): string[] {
  const name = personKey(contact);
  const numbers = [contact.phone, contact.tel].flatMap((phone) => normalizePhone(phone) || []);
  return [
    ...(contact.email ? [signs.email(contact.email)] : []),
    ...numbers.map((number) => signs.phone(name, number)),
    ...(contact.company_id ? [signs.company(name, contact.company_id)] : []),
  ];
}

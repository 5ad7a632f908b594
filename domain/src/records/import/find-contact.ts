import type { Phone } from "../../shared/phone";
import { normalizePhone } from "../record/normalize-phone";
import type { CrmRecord } from "../record/record";
import { type PlannedContact, personKey } from "./import-plan";

type Meant = Pick<PlannedContact, "first_name" | "last_name" | "values">;

/** Whether a planned contact is matched by name; an e-mail address identifies a contact without it. */
export const isFoundByName = ({ values: { email } }: Pick<Meant, "values">): boolean => typeof email !== "string";

/**
 * Finds the existing contact of a planned one, by the rules that distinguish contacts within an import. A name alone
 * never matches, so the company must match too. The first of several matches wins. A look-up takes constant time, even
 * among thousands of equal names.
 * @returns a function that takes the id of the planned contact's company if it exists
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

/** The keys that a contact is matched by. */
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

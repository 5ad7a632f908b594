import type { Phone } from "../../shared/phone";
import { comparedPhone } from "../compared-phone";
import type { CrmRecord } from "../record";
import { type PlannedContact, personKey } from "./import-plan";

type Meant = Pick<PlannedContact, "first_name" | "last_name" | "values">;

/**
 * The contact that is meant among those that there are, by the rules that tell people of one import apart; by name alone
 * nobody is taken for somebody else, so the company must be there too.
 * @param companyId the company, where it is there already
 */
export function findContact(
  planned: Meant,
  companyId: string | undefined,
  contacts: readonly CrmRecord[],
): CrmRecord | undefined {
  const { email, phone, tel } = planned.values;
  if (typeof email === "string") return contacts.find((one) => one.email.toLowerCase() === email.toLowerCase());
  const named = contacts.filter((one) => personKey(one) === personKey(planned));
  const number = comparedPhone((phone ?? tel) as Phone | undefined);
  if (number) return named.find((one) => [one.phone, one.tel].map(comparedPhone).includes(number));
  return companyId ? named.find(({ company_id }) => company_id === companyId) : undefined;
}

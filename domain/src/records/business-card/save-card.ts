import { dequal } from "dequal/lite";
import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { companyKey } from "../duplicate/company-key";
import type { CrmRecord } from "../record/record";
import { type CardItem, CardValues } from "./card-values";

/** The state of a card at its last sync. */
export const CardLink = z.object({
  card_id: z.string(),
  contact_id: Id,
  /** The company's name on the card, and the company that it was matched with. */
  company: z.string(),
  company_id: Id.nullable(),
  values: CardValues,
  synced_at: Time,
  /** The sync that saw it last. */
  sync_id: Id,
});
export type CardLink = z.infer<typeof CardLink>;

type Values = Partial<CardValues> & { company_id?: string | null };

/** Groups of values that change together: a name is changed as a whole or not at all. */
const PARTS = [["first_name", "last_name"], ["email"], ["phone"], ["tel"], ["fax"], ["role"], ["department"]] as const;

const pick = (values: CardValues | CrmRecord, part: readonly (keyof CardValues)[]): Values =>
  Object.fromEntries(part.map((name) => [name, values[name]]));

const isEmpty = (values: Values): boolean => Object.values(values).every((value) => value === null || value === "");

/**
 * The changes of a contact by its card. A value that people have changed since the last sync stays. When a contact is
 * first linked to a card, only its empty values are filled.
 * @param link undefined at the first sync of the card
 * @param companyId the company on the card; null if it has none
 */
export function changesOf(
  contact: CrmRecord,
  { values, company }: Pick<CardItem, "values" | "company">,
  link: CardLink | undefined,
  companyId: string | null,
): Values {
  const changes = PARTS.flatMap((part) => {
    const [is, says] = [pick(contact, part), pick(values, part)];
    const isOurs = link ? dequal(is, pick(link.values, part)) : isEmpty(is);
    return isOurs && !isEmpty(says) && !dequal(is, says) ? [says] : [];
  });
  const isOtherCompany = companyId !== null && (!link || companyKey(link.company) !== companyKey(company));
  const isOurCompany = contact.company_id === (link ? link.company_id : null);
  const moved = isOtherCompany && isOurCompany && contact.company_id !== companyId ? [{ company_id: companyId }] : [];
  return Object.assign({}, ...changes, ...moved);
}

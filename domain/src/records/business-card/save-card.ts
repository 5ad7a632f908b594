import { dequal } from "dequal/lite";
import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { companyKey } from "../duplicate/company-key";
import type { CrmRecord } from "../record/record";
import { type CardItem, CardValues } from "./card-values";

/** What is known of a card since its last sync. */
export const CardLink = z.object({
  card_id: z.string(),
  contact_id: Id,
  /** The card's company: the name that it had, and the company that was meant. */
  company: z.string(),
  company_id: Id.nullable(),
  values: CardValues,
  synced_at: Time,
  /** The sync that saw it last. */
  sync_id: Id,
});
export type CardLink = z.infer<typeof CardLink>;

type Values = Partial<CardValues> & { company_id?: string | null };

/** The values that are one: a name is changed wholly or not at all. */
const PARTS = [["first_name", "last_name"], ["email"], ["phone"], ["tel"], ["fax"], ["role"], ["department"]] as const;

const pick = (values: CardValues | CrmRecord, part: readonly (keyof CardValues)[]): Values =>
  Object.fromEntries(part.map((name) => [name, values[name]]));

const isEmpty = (values: Values): boolean => Object.values(values).every((value) => value === null || value === "");

/**
 * What a card changes of its contact. A value that people have set since the last sync stays; of a contact that a card is
 * linked to for the first time, only empty values are filled.
 * @param link undefined at the first sync of the card
 * @param companyId the company that the card names; null if it names none
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

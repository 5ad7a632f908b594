import { z } from "zod";
import { CrmRecord } from "../record/record";

/**
 * A row as its task keeps it: the lead or deal, and the company and contact that it may have to make. Records refer to
 * each other by the ids they would be made under.
 */
export const ImportItem = z.object({
  row: z.int(),
  lead: CrmRecord,
  /** Its company, and its contact's where that is another; each made unless there is one of its name. */
  companies: z.array(CrmRecord),
  contact: CrmRecord.nullable(),
  /** The contact's key, by which another import would mean the same person. */
  contact_key: z.string().nullable().default(null),
  /** A contact that is there already: another is made only if it has gone meanwhile. */
  found_contact_id: z.string().nullable(),
});
export type ImportItem = z.infer<typeof ImportItem>;

/** What of an item's companies and contacts is there already. */
export type Known = {
  /** Ids of companies, by the id under which an item would make one of that name. */
  companies: ReadonlyMap<string, string>;
  /** Ids of contacts, by the id under which an item would make them. */
  contacts: ReadonlyMap<string, string>;
};

/** The records that a row needs to be made; another row may make one of them first. */
export type RowDraft = { row: number; makes: CrmRecord[] };

/** What each row makes once it is known what is there: the lead last, for it refers to the others. */
export const draftRow = (item: ImportItem, known: Known): RowDraft => {
  const { row, lead, companies, contact } = item;
  const company = (id: string | null) => (id === null ? null : (known.companies.get(id) ?? id));
  const contactId = contact && (known.contacts.get(contact.id) ?? contact.id);
  const isNewContact = contact !== null && !known.contacts.has(contact.id);
  const needed = new Set([lead.company_id, isNewContact ? contact.company_id : null]);
  return {
    row,
    makes: [
      ...companies.filter(({ id }) => needed.has(id) && !known.companies.has(id)),
      ...(isNewContact ? [{ ...contact, company_id: company(contact.company_id) }] : []),
      { ...lead, company_id: company(lead.company_id), contact_id: contactId ?? lead.contact_id },
    ],
  };
};

/**
 * Parts rows into those that can be made and those that can't, because one of their records is refused. A record that
 * only refused rows need is not made either.
 * @param refusedIds records that can't be kept
 */
export function partRows(drafts: readonly RowDraft[], refusedIds: ReadonlySet<string>) {
  const isRefused = ({ makes }: RowDraft) => makes.some(({ id }) => refusedIds.has(id));
  const kept = drafts.filter((draft) => !isRefused(draft));
  const records = new Map(kept.flatMap(({ makes }) => makes.map((record) => [record.id, record] as const)));
  return { kept, refused: drafts.filter(isRefused), records: [...records.values()] };
}

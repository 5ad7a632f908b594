import { z } from "zod";
import { SubscribeStatus } from "../field/subscribe-status";
import { CrmRecord } from "../record/record";
import { RowUpdate } from "./row-update";

/**
 * A row as a task item: its own record, and the company and contact to create if they are missing. Records refer to
 * each other by their future ids.
 */
export const ImportItem = z.object({
  row: z.int(),
  /** The row's own record, whatever its entity; for an update, the record that would be created instead. */
  lead: CrmRecord,
  /** The row's update of an existing record; null if it creates one. */
  update: RowUpdate.nullable().default(null),
  /** The marketing status that the row gives its address; null if it gives none. */
  subscribe_status: SubscribeStatus.nullable().default(null),
  /** Its company, and the contact's company if it differs; each is created unless a company of that name exists. */
  companies: z.array(CrmRecord),
  contact: CrmRecord.nullable(),
  /** The key that identifies the contact across imports. */
  contact_key: z.string().nullable().default(null),
  /** An existing contact; a new one is created only if it is deleted meanwhile. */
  found_contact_id: z.string().nullable(),
});
export type ImportItem = z.infer<typeof ImportItem>;

/** The companies and contacts of an item that exist already. */
export type ExistingRecordIds = {
  /** Ids of existing companies, by the id that the item would create. */
  companies: ReadonlyMap<string, string>;
  /** Ids of existing contacts, by the id that the item would create. */
  contacts: ReadonlyMap<string, string>;
};

/** The records that a row creates; another row may create one of them first. */
export type RowDraft = {
  row: number;
  makes: CrmRecord[];
  /** The company and contact that the created or updated record refers to. */
  refers: { company_id: string | null; contact_id: string | null };
};

/** The records that a row creates, given the existing ones; its own comes last, as it refers to the others. */
export const draftRow = (item: ImportItem, known: ExistingRecordIds): RowDraft => {
  const { row, lead, companies, contact, update } = item;
  const company = (id: string | null) => (id === null ? null : (known.companies.get(id) ?? id));
  const contactId = contact && (known.contacts.get(contact.id) ?? contact.id);
  const isNewContact = contact !== null && !known.contacts.has(contact.id);
  const needed = new Set([lead.company_id, isNewContact ? contact.company_id : null]);
  const refers = { company_id: company(lead.company_id), contact_id: contactId ?? lead.contact_id };
  return {
    row,
    refers,
    makes: [
      ...companies.filter(({ id }) => needed.has(id) && !known.companies.has(id)),
      ...(isNewContact ? [{ ...contact, company_id: company(contact.company_id) }] : []),
      ...(update ? [] : [{ ...lead, ...refers }]),
    ],
  };
};

/**
 * Splits rows into valid ones and rows with a refused record. A record needed only by refused rows is not created
 * either.
 * @param refusedIds ids of refused records
 */
export function partitionRows(drafts: readonly Pick<RowDraft, "row" | "makes">[], refusedIds: ReadonlySet<string>) {
  const isRefused = ({ makes }: Pick<RowDraft, "makes">) => makes.some(({ id }) => refusedIds.has(id));
  const accepted = drafts.filter((draft) => !isRefused(draft));
  const records = new Map(accepted.flatMap(({ makes }) => makes.map((record) => [record.id, record] as const)));
  return { accepted, refused: drafts.filter(isRefused), records: [...records.values()] };
}

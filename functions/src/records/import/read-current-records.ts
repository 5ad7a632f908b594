import { contactFinder } from "@dure/domain/records/import/find-contact";
import type { ExistingRecordIds, ImportItem } from "@dure/domain/records/import/import-item";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findCompaniesByName } from "../record/unique-store";
import { viewerOf } from "../record/visible-record";
import { findRecords } from "./import-store";
import { findImportedPeople } from "./imported-person-store";

/**
 * Looks up, within the transaction, the companies and contacts of some rows, since they may have been created after the
 * plan. Companies are found by name, existing contacts by id, and imported contacts by the imports' keys.
 */
export async function readCurrentRecords(
  tx: Tx,
  ctx: Context,
  rows: readonly ImportItem[],
): Promise<ExistingRecordIds> {
  const [companies, found] = await Promise.all([companiesNow(tx, ctx, rows), foundNow(tx, ctx, rows)]);
  const missing = rows.filter(({ contact }) => contact && !found.has(contact.id));
  const made = await madeNow(tx, ctx, missing, companies);
  return { companies, contacts: new Map([...found, ...made]) };
}

type Ids = ReadonlyMap<string, string>;

async function companiesNow(tx: Tx, { teamId }: Context, rows: readonly ImportItem[]): Promise<Ids> {
  const companies = rows.flatMap((row) => row.companies);
  const ids = await findCompaniesByName(tx, teamId, [...new Set(companies.map(({ name }) => name))]);
  return new Map(companies.flatMap(({ id, name }) => (ids.has(name) ? [[id, ids.get(name) ?? id]] : [])));
}

async function foundNow(tx: Tx, { teamId }: Context, rows: readonly ImportItem[]): Promise<Ids> {
  const found = rows.flatMap(({ contact, found_contact_id: id }) => (contact && id ? [[contact.id, id] as const] : []));
  const records = await findRecords(tx, teamId, new Set(found.map(([, id]) => id)));
  return new Map(found.filter(([, id]) => records.has(id)));
}

/** Finds contacts created by another chunk of this import, or by another import. */
async function madeNow(tx: Tx, ctx: Context, rows: readonly ImportItem[], companies: Ids): Promise<Ids> {
  const keys = new Set(rows.flatMap(({ contact_key }) => contact_key ?? []));
  const ids = await findImportedPeople(tx, ctx.teamId, [...keys]);
  const records = await findRecords(tx, ctx.teamId, ids.values());
  const viewer = viewerOf(ctx);
  return new Map(
    rows.flatMap(({ contact, contact_key }) => {
      const record = records.get(ids.get(contact_key ?? "") ?? "");
      if (!contact || !record) return [];
      const company = contact.company_id ?? "";
      const isFromRow = record.id === contact.id;
      const isMeant = isSame(contact, companies.get(company) ?? company, record) && isVisible(record, viewer);
      return isFromRow || isMeant ? [[contact.id, record.id]] : [];
    }),
  );
}

/** Whether a contact, which may have been edited since its creation, still matches the row's person. */
function isSame(
  { first_name, last_name, email, phone, tel }: CrmRecord,
  companyId: string,
  record: CrmRecord,
): boolean {
  const values = { ...(email && { email }), phone: phone ?? undefined, tel: tel ?? undefined };
  return contactFinder([record])({ first_name, last_name, values }, companyId) !== undefined;
}

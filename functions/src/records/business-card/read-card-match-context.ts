import type { CardItem } from "@dure/domain/records/business-card/card-values";
import type { CardLink } from "@dure/domain/records/business-card/save-card";
import type { CardMatchContext } from "@dure/domain/records/business-card/save-cards";
import { companyKey } from "@dure/domain/records/duplicate/company-key";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { fullName } from "@dure/domain/records/record/record-label";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getFieldsForNew } from "../field/get-fields-for-new";
import { findRecords } from "../import/import-store";
import { findImportedPeople } from "../import/imported-person-store";
import { followMergeIn } from "../merge/merge-redirect-store";
import { contactIds } from "../read-model/lookup/contact-ids";
import { findCompaniesByName } from "../record/unique-store";
import { viewerOf } from "../record/visible-record";
import { getLinks } from "./card-link-store";

/** Looks up, within the transaction, the links, contacts and companies that some cards may refer to. */
export async function readCardMatchContext(
  tx: Tx,
  ctx: Context,
  items: readonly (CardItem & { key: string })[],
): Promise<CardMatchContext> {
  const { teamId } = ctx;
  const [links, found, company, contact] = await Promise.all([
    getLinks(
      tx,
      teamId,
      items.map(({ card_id }) => card_id),
    ),
    findCompaniesByName(tx, teamId, [...new Set(items.map(({ company }) => company).filter(Boolean))]),
    getFieldsForNew(tx, teamId, "company"),
    getFieldsForNew(tx, teamId, "contact"),
  ]);
  const [linked, contacts] = await Promise.all([
    linkedContacts(tx, teamId, [...links.values()]),
    findPeople(
      tx,
      ctx,
      items.filter(({ card_id }) => !links.has(card_id)),
    ),
  ]);
  const companies = new Map([...found].map(([name, id]) => [companyKey(name), id]));
  return { links, linked, contacts, companies, sets: { company, contact } };
}

/** The contacts of the links; a merged contact is replaced by its target. */
async function linkedContacts(tx: Tx, teamId: string, links: readonly CardLink[]): Promise<Map<string, CrmRecord>> {
  const ids = links.map(({ contact_id }) => contact_id);
  const found = await findRecords(tx, teamId, ids);
  const gone = ids.filter((id) => !found.has(id));
  const targets = await Promise.all(gone.map(async (id) => [id, await followMergeIn(tx, teamId, id)] as const));
  const merged = await findRecords(
    tx,
    teamId,
    targets.filter(([id, target]) => id !== target).map(([, id]) => id),
  );
  for (const [id, target] of targets) {
    const record = merged.get(target);
    if (record) found.set(id, record);
  }
  return found;
}

/** Contacts that cards may refer to: those that the read model finds, and those that an import has just made. */
async function findPeople(tx: Tx, ctx: Context, items: readonly (CardItem & { key: string })[]): Promise<CrmRecord[]> {
  if (items.length === 0) return [];
  const [listed, made] = await Promise.all([
    contactIds(ctx.teamId, {
      emails: items.map(({ values }) => values.email).filter(Boolean),
      names: items.map(({ values }) => fullName(values)),
    }),
    findImportedPeople(tx, ctx.teamId, [...new Set(items.map(({ key }) => key))]),
  ]);
  const ids = [...new Set([...listed, ...made.values()])];
  const records = await findRecords(tx, ctx.teamId, ids);
  const viewer = viewerOf(ctx);
  return ids.flatMap((id) => records.get(id) ?? []).filter((record) => isVisible(record, viewer));
}

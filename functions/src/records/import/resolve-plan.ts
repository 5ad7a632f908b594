import { companyKey } from "@dure/domain/records/duplicate/company-key";
import type { ExistingRecords } from "@dure/domain/records/import/draft-items";
import { contactFinder, isFoundByName } from "@dure/domain/records/import/find-contact";
import type { ImportPlan } from "@dure/domain/records/import/import-plan";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { fullName } from "@dure/domain/records/record/record-label";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { contactIds } from "../read-model/lookup/contact-ids";
import { findCompaniesByName } from "../record/unique-store";
import { viewerOf } from "../record/visible-record";
import { findRecords, readSnapshot } from "./import-store";

/**
 * Company names are unique in a team, so a company is found even if the caller may not see it: the link shows only the
 * name that the caller typed. Contacts that the caller may not see are not found.
 */
export async function resolvePlan(ctx: Context, plan: ImportPlan): Promise<ExistingRecords> {
  const [companies, people] = await Promise.all([
    findCompanies(
      ctx.teamId,
      [...plan.companies.values()].map(({ name }) => name),
    ),
    findPeople(ctx, plan),
  ]);
  const findContact = contactFinder(people);
  const contacts = [...plan.contacts.values()].flatMap((planned) => {
    const found = findContact(planned, companies.get(planned.company ?? "")?.id);
    return found ? [[planned.key, found] as const] : [];
  });
  return { companies, contacts: new Map(contacts) };
}

function findCompanies(teamId: string, names: readonly string[]): Promise<Map<string, CrmRecord>> {
  return readSnapshot(async (tx) => {
    const ids = await findCompaniesByName(tx, teamId, names);
    const records = await findRecords(tx, teamId, ids.values());
    const found = [...ids].map(([name, id]) => [companyKey(name), records.get(id)] as const);
    return new Map(found.filter((one): one is [string, CrmRecord] => one[1] !== undefined));
  });
}

async function findPeople(ctx: Context, { contacts }: ImportPlan): Promise<CrmRecord[]> {
  if (contacts.size === 0) return [];
  const planned = [...contacts.values()];
  const ids = await contactIds(ctx.teamId, {
    emails: planned.flatMap(({ values: { email } }) => (typeof email === "string" ? [email] : [])),
    names: planned.filter(isFoundByName).map(fullName),
  });
  const records = await readSnapshot((tx) => findRecords(tx, ctx.teamId, ids));
  const viewer = viewerOf(ctx);
  return ids.flatMap((id) => records.get(id) ?? []).filter((record) => isVisible(record, viewer));
}

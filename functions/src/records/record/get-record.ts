import type { recordsApi } from "@dure/domain/records/api";
import { type EntityId, entityOf } from "@dure/domain/records/entity";
import type { CrmRecord } from "@dure/domain/records/record";
import { viewOf } from "@dure/domain/records/record-view";
import type { Verb } from "../../platform/endpoint";
import { findReferring, readRecord } from "./record-store";
import { readReferredNow } from "./referred-store";

export const getRecord: Verb<typeof recordsApi.getRecord> = async (ctx, { params }) => {
  const record = await readRecord(ctx.teamId, params.entityId, params.recordId);
  const [own, referring] = await Promise.all([readReferredNow(ctx.teamId, [record]), relatedTo(ctx.teamId, record)]);
  const related = unique([...own.records.values(), ...referring]).filter(({ id }) => id !== record.id);
  const referred = await readReferredNow(ctx.teamId, related);
  const of = (entity: EntityId) =>
    related.filter((one) => entityOf(one) === entity).map((one) => viewOf(one, referred));
  return {
    record: viewOf(record, own),
    relations: { lead: of("lead"), deal: of("deal"), company: of("company"), contact: of("contact") },
    files: [],
  };
};

/** Those that refer to a company or a contact; for a lead or a deal, those with the same contact. */
function relatedTo(teamId: string, record: CrmRecord): Promise<CrmRecord[]> {
  const { id, kind, contact_id } = record;
  if (kind === "lead")
    return contact_id ? findReferring(teamId, "lead", "contact_id", contact_id) : Promise.resolve([]);
  const leads = findReferring(teamId, "lead", kind === "company" ? "company_id" : "contact_id", id);
  const contacts = kind === "company" ? findReferring(teamId, "contact", "company_id", id) : Promise.resolve([]);
  return Promise.all([leads, contacts]).then((found) => found.flat());
}

/** Newest first (spec/2-records.md §3). */
const unique = (records: CrmRecord[]): CrmRecord[] =>
  [...new Map(records.map((record) => [record.id, record])).values()].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );

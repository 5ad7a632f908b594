import type { EntityId } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { findReferring } from "../record-store";

/** Related records; `cut` lists the entities with further, older records. */
export type Related = { records: CrmRecord[]; cut: EntityId[] };

/** The records that refer to a company or contact; for a lead or deal, those with the same contact. */
export async function relatedTo(teamId: string, { id, kind, contact_id }: CrmRecord): Promise<Related> {
  if (kind === "lead") return contact_id === null ? NONE : leadsOf(teamId, "contact_id", contact_id);
  if (kind === "contact") return leadsOf(teamId, "contact_id", id);
  const [leads, contacts] = await Promise.all([
    leadsOf(teamId, "company_id", id),
    findReferring(teamId, "contact", "company_id", id),
  ]);
  return {
    records: [...leads.records, ...contacts.records],
    cut: [...leads.cut, ...(contacts.areAll ? [] : ["contact" as const])],
  };
}

const NONE: Related = { records: [], cut: [] };

/** Leads and deals are one kind and share one limit. */
async function leadsOf(teamId: string, reference: "company_id" | "contact_id", id: string): Promise<Related> {
  const { records, areAll } = await findReferring(teamId, "lead", reference, id);
  return { records, cut: areAll ? [] : ["lead", "deal"] };
}

import { VisitorId } from "@dure/domain/journeys/tracker/tracked-batch";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { findVisitors } from "../../records/incoming/visitor-store";
import { followMerge } from "../../records/merge/merge-redirect-store";
import { findLeadsNow, findReferring } from "../../records/record/record-store";
import { blursRouters, isBlurred } from "../../records/record/router-blur";
import { viewerOf } from "../../records/record/visible-record";

/** The visitors of a record that are read. */
const MAX_VISITORS = 20;

const REFERENCE = { company: "company_id", contact: "contact_id" } as const;

/**
 * The visitors who are known as a record, or as one that was merged into it; of a company or contact, those of its leads and
 * deals that the caller may see.
 */
export async function visitorsOf(ctx: Context, record: CrmRecord): Promise<string[]> {
  const leads = record.kind === "lead" ? [record] : await leadsOf(ctx, record.kind, record.id);
  const found = await Promise.all(leads.filter((lead) => shows(ctx, lead)).map((lead) => ofLead(ctx.teamId, lead)));
  return [...new Set(found.flat())].slice(0, MAX_VISITORS);
}

async function leadsOf(ctx: Context, kind: "company" | "contact", id: string): Promise<CrmRecord[]> {
  return (await findReferring(ctx.teamId, "lead", REFERENCE[kind], id)).records;
}

async function ofLead(teamId: string, { id, visitor_id }: CrmRecord): Promise<string[]> {
  const visitors = [...(visitor_id ? [visitor_id] : []), ...(await findVisitors(teamId, id))];
  return visitors.filter((visitor) => VisitorId.safeParse(visitor).success);
}

/** Whether the caller may see what a lead or deal did: not without its row, nor if the plan blurs it. */
const shows = (ctx: Context, lead: CrmRecord): boolean => isVisible(lead, viewerOf(ctx)) && !isBlurred(ctx, lead);

/**
 * Whether the caller may see a visitor. Somebody who is no record is for those who see all rows; anybody else is for those who
 * see one of their records.
 * @param linked the ids of the records that the visitor was linked to
 */
export async function maySeeVisitor(ctx: Context, linked: readonly string[]): Promise<boolean> {
  const seesAllRows = viewerOf(ctx) === undefined;
  if (linked.length === 0 || (seesAllRows && !blursRouters(ctx))) return seesAllRows;
  const current = await Promise.all(linked.map((id) => followMerge(ctx.teamId, id)));
  return (await findLeadsNow(ctx.teamId, current)).some((lead) => shows(ctx, lead));
}

import { VisitorId } from "@dure/domain/journeys/tracker/tracked-batch";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { findVisitors } from "../../records/incoming/visitor-store";
import { followMerge } from "../../records/merge/merge-redirect-store";
import { findLeads, findReferring } from "../../records/record/record-store";
import { blursRouters, isBlurred } from "../../records/record/router-blur";
import { viewerOf } from "../../records/record/visible-record";

/** The most visitors of a record that are read. */
const MAX_VISITORS = 20;

const REFERENCE = { company: "company_id", contact: "contact_id" } as const;

/**
 * The visitors that are linked to a record, or to a record that was merged into it. For a company or contact, the
 * visitors of its leads and deals that the caller may see.
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

/** Whether the caller may see a lead's or deal's journey: only if they see the record, and the plan doesn't blur it. */
const shows = (ctx: Context, lead: CrmRecord): boolean => isVisible(lead, viewerOf(ctx)) && !isBlurred(ctx, lead);

/**
 * Whether the caller may see a visitor. A visitor without a record is visible to callers who see all rows; any other
 * visitor is visible to callers who see one of its records.
 * @param linked the ids of the records that the visitor was linked to
 */
export async function maySeeVisitor(ctx: Context, linked: readonly string[]): Promise<boolean> {
  const seesAllRows = viewerOf(ctx) === undefined;
  if (linked.length === 0 || (seesAllRows && !blursRouters(ctx))) return seesAllRows;
  const current = await Promise.all(linked.map((id) => followMerge(ctx.teamId, id)));
  return (await findLeads(ctx.teamId, current)).some((lead) => shows(ctx, lead));
}

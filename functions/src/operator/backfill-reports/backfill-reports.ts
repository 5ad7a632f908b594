import type { OutboxEvent } from "@dure/domain/events";
import { type PastPosition, pastStageEntries } from "@dure/domain/records/pipeline/past-stage-entries";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { logSubmission } from "../../forms/submission/log-submission";
import type { Context } from "../../platform/context";
import type { Place } from "../../platform/firestore/read-page-store";
import { transaction } from "../../platform/transaction/transaction-store";
import { addPastStages, readStageEntries } from "../../records/pipeline/stage-entry-store";
import { findLeads } from "../../records/record/record-store";
import { logMeeting } from "../../scheduling/scheduled-event/log-meeting";
import { readAudit } from "../../teams/audit/audit-log-store";
import { backfilledAt, markBackfilled } from "./backfill-store";

const PAGE = 300;
const DEALS_AT_ONCE = 50;

const MOVE_TYPES: ReadonlySet<string> = new Set([
  ...["deal.created", "deal.changed", "deal.deleted", "deal.merged", "deal.unmerged", "deal.restored"],
  ...["lead.converted", "deal.moved", "deal.deallocated"],
]);
const TYPES = [...MOVE_TYPES, ...logMeeting.types, ...logSubmission.types];
const ATTEMPT = { number: 1, isLast: true };

/** The numbers of added entries, or the time of an earlier run. */
export type ReportBackfill = { stays: number; activities: number } | { filled_at: string };

/**
 * Backfills the stage entries and activities from before reports existed, from the team's audit log; runs once per team.
 * Idempotent: existing entries don't change, and the ids of added entries derive from their source. So it may run again
 * after it was interrupted.
 */
export async function backfillReports(ctx: Context): Promise<ReportBackfill> {
  const { teamId } = ctx;
  const before = await backfilledAt(teamId);
  if (before !== undefined) return { filled_at: before };
  const { positions, activities } = await readPast(teamId);
  let stays = 0;
  const ids = [...positions.keys()];
  for (let from = 0; from < ids.length; from += DEALS_AT_ONCE) {
    const records = await findLeads(teamId, ids.slice(from, from + DEALS_AT_ONCE));
    const added = await Promise.all(records.map((record) => addPast(teamId, record, positions.get(record.id) ?? [])));
    stays += added.reduce((sum, one) => sum + one, 0);
  }
  const after = { id: teamId, stays, activities };
  await transaction(ctx, async (tx) => {
    markBackfilled(tx, teamId, ctx.now);
    return { answer: undefined, event: { type: "stage-log.filled", before: null, after } };
  });
  return { stays, activities };
}

/** Each record's positions, oldest first. Logs the activities while it reads, newest first. */
async function readPast(teamId: string) {
  const positions = new Map<string, PastPosition[]>();
  let activities = 0;
  let after: Place | undefined;
  for (;;) {
    const scan = { from: undefined, until: undefined, types: TYPES, actor: undefined };
    const page = await readAudit(teamId, scan, { after, limit: PAGE });
    for (const { id, type, at, actor, change, subject_id } of page) {
      if (MOVE_TYPES.has(type)) {
        const known = positions.get(subject_id) ?? positions.set(subject_id, []).get(subject_id);
        known?.unshift({ at, by: actor.id, position: positionOf(change.after) });
        continue;
      }
      const event = { ...change, id, type, at, actor } as unknown as OutboxEvent;
      for (const one of [logMeeting, logSubmission]) await one.run(teamId, event, ATTEMPT);
      activities += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return { positions, activities };
    after = { at: last.at, id: last.id };
  }
}

function positionOf(after: Record<string, unknown> | null): PastPosition["position"] {
  const { record_type_id, stage_id } = after ?? {};
  if (typeof record_type_id !== "string") return null;
  return { record_type_id, stage_id: typeof stage_id === "string" ? stage_id : null };
}

async function addPast(teamId: string, record: CrmRecord, past: readonly PastPosition[]): Promise<number> {
  const kept = await readStageEntries(teamId, record.id);
  const { record_type_id, stage_id, stage_entered_at: enteredAt } = record;
  const now = record_type_id === null ? null : { record_type_id, stage_id };
  return addPastStages(teamId, pastStageEntries(record.id, past, { kept, now, enteredAt }));
}

import type { recordsApi } from "@dure/domain/records/api";
import { blurAnswer } from "@dure/domain/records/incoming/blur-answer";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import { type RecordMeeting, TIMELINE_EVENTS } from "@dure/domain/records/timeline/timeline";
import { viewTimelineEntry } from "@dure/domain/records/timeline/view-timeline-entry";
import type { StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { listUsers } from "../../identity/user/user-store";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { decodePlace, encodePlace } from "../../teams/audit/audit-cursor";
import type { AuditSources } from "../../teams/audit/audit-reader";
import { readFields } from "../field/field-store";
import { readRecords } from "../record/record-store";
import { blursRouters } from "../record/router-blur";
import { readVisible } from "../record/visible-record";
import { isRestorable } from "./is-restorable";
import { referredIds } from "./referred-ids";
import { readMemoTexts, readTimeline } from "./timeline-store";

const MAX_EXCERPT = 300;

/** What the areas above this one know of a record. */
export type TimelineSources = AuditSources & {
  readMeetings: (teamId: string, recordId: string) => Promise<readonly RecordMeeting[]>;
};

/** A page may be shorter than asked for: entries that say nothing to people are left out of it. */
export const listTimeline =
  (sources: TimelineSources): Verb<typeof recordsApi.listTimeline> =>
  async (ctx, { params, query }) => {
    const { teamId, locale } = ctx;
    const record = await readVisible(ctx, params.entityId, params.recordId);
    const { page_count: limit, kind } = query;
    const types = kind && TIMELINE_EVENTS[kind];
    const after = decodePlace(teamId, query.cursor);
    const entries = await readTimeline(teamId, { recordId: record.id, types, after, limit: limit + 1 });
    const shown = entries.slice(0, limit).map(sources.hideLocked(ctx));
    const [names, memos, fields, meetings] = await Promise.all([
      readNames(teamId, shown, sources),
      memosOf(ctx, record, shown),
      readFields(teamId, record.kind),
      sources.readMeetings(teamId, record.id),
    ]);
    const canRestore = (field: string) => isRestorable(record, fields, field);
    const reader = {
      locale,
      words: sources.words,
      names,
      memos,
      meetings: new Map(meetings.map((one) => [one.id, one])),
      canRestore,
    };
    const last = shown.at(-1);
    const next = entries.length > limit && last ? encodePlace(teamId, last) : null;
    return { data: shown.flatMap((one) => viewTimelineEntry(one, reader) ?? []), cursor: next, is_last: next === null };
  };

/** The names of everything that the entries mention by an id. */
async function readNames(teamId: string, entries: readonly StoredAuditEntry[], sources: AuditSources) {
  const ids = entries.flatMap(({ change: { before, after } }) => [...referredIds(before), ...referredIds(after)]);
  const [users, others, records] = await Promise.all([
    listUsers(teamId, ["ACTIVE", "DEACTIVATED"]),
    sources.readNames(teamId),
    readRecords(teamId, ids),
  ]);
  const members = users.map(({ user_id, display_name, email }) => [user_id, display_name || email] as const);
  return new Map([...others, ...members, ...records.map((one) => [one.id, labelOf(one)] as const)]);
}

async function memosOf(ctx: Context, record: CrmRecord, entries: readonly StoredAuditEntry[]) {
  const ids = entries.filter(({ type }) => type.startsWith("note.")).map(({ subject_id }) => subject_id);
  const notes = [...(await readMemoTexts(ctx.teamId, record.id, ids))];
  const shown = blursRouters(ctx) ? blurAnswer(notes) : notes;
  return new Map(shown.map(([id, { text }]) => [id, text.slice(0, MAX_EXCERPT)]));
}

import type { recordsApi } from "@dure/domain/records/api";
import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { labelOf } from "@dure/domain/records/record/record-label";
import { isVisible } from "@dure/domain/records/record/visibility";
import { type MailMoment, mergedPage, viewMailMoment } from "@dure/domain/records/timeline/mail-moment";
import { type RecordMeeting, TIMELINE_EVENTS } from "@dure/domain/records/timeline/timeline";
import { viewTimelineEntry } from "@dure/domain/records/timeline/view-timeline-entry";
import type { StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { listUsers } from "../../identity/user/user-store";
import type { Context } from "../../platform/context";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import type { AuditSources } from "../../teams/audit/audit-reader";
import { readFields } from "../field/field-store";
import { readRecords } from "../record/record-store";
import { blursRouters } from "../record/router-blur";
import { readVisible, viewerOf } from "../record/visible-record";
import { isRestorable } from "./is-restorable";
import { referredIds } from "./referred-ids";
import { readMemoTexts, readTimeline } from "./timeline-store";

const MAX_EXCERPT = 300;
/** The placeholder for a record that is deleted, or that the caller may not see: not even its id is shown. */
const HIDDEN = "—";

const cursors = pageCursor("timeline", Place);

/** What the areas above this one know of a record. */
export type TimelineSources = AuditSources & {
  readMeetings: (teamId: string, recordId: string) => Promise<readonly RecordMeeting[]>;
  /** What happened with mails to an address, in no order. */
  readMails: (teamId: string, email: string) => Promise<readonly MailMoment[]>;
};

/** A page may be shorter than asked for: entries that say nothing to people are left out of it. */
export const listTimeline =
  (sources: TimelineSources): Verb<typeof recordsApi.listTimeline> =>
  async (ctx, { params, query }) => {
    const { teamId, locale } = ctx;
    const record = await readVisible(ctx, params.entityId, params.recordId);
    const { page_count: limit, kind } = query;
    const types = kind && TIMELINE_EVENTS[kind];
    const after = cursors.placeIn(teamId, query.cursor);
    const [entries, mails] = await Promise.all([
      readTimeline(teamId, { recordId: record.id, types, after, limit: limit + 1 }),
      kind === undefined || kind === "mail" ? sources.readMails(teamId, record.email) : [],
    ]);
    const page = mergedPage(entries, mails, { after, limit });
    const listed = page.slice(0, limit);
    const shown = listed.flatMap((one) => (isMail(one) ? [] : sources.blurAuditEntry(ctx)(one)));
    const [names, memos, fields, meetings] = await Promise.all([
      readNames(ctx, shown, sources),
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
    const views = new Map(shown.map((one) => [one.id, viewTimelineEntry(one, reader)]));
    const last = listed.at(-1);
    const next = page.length > limit && last ? { at: last.at, id: last.id } : undefined;
    const data = listed.flatMap((one) => (isMail(one) ? viewMailMoment(one, locale) : (views.get(one.id) ?? [])));
    return { data, ...cursors.pageEnd(teamId, next) };
  };

const isMail = (one: StoredAuditEntry | MailMoment): one is MailMoment => "campaign_id" in one;

/** The names of everything that the entries mention by an id, as far as the caller may see it. */
async function readNames(ctx: Context, entries: readonly StoredAuditEntry[], sources: AuditSources) {
  const ids = entries.flatMap(({ change: { before, after } }) => [...referredIds(before), ...referredIds(after)]);
  const { teamId } = ctx;
  const [users, others, records] = await Promise.all([
    listUsers(teamId, ["ACTIVE", "DEACTIVATED"]),
    sources.readNames(teamId),
    readRecords(teamId, ids),
  ]);
  const members = users.map(({ user_id, display_name, email }) => [user_id, display_name || email] as const);
  const visible = records.filter((one) => isVisible(one, viewerOf(ctx)));
  const named = visible.map((one) => ({ id: one.id, label: labelOf(one), created_by: one.created_by }));
  const labels = blursRouters(ctx) ? blurResponse(named) : named;
  const hidden = ids.map((id) => [id, HIDDEN] as const);
  return new Map([...hidden, ...others, ...members, ...labels.map(({ id, label }) => [id, label] as const)]);
}

async function memosOf(ctx: Context, record: CrmRecord, entries: readonly StoredAuditEntry[]) {
  const ids = entries.filter(({ type }) => type.startsWith("note.")).map(({ subject_id }) => subject_id);
  const notes = [...(await readMemoTexts(ctx.teamId, record.id, ids))];
  const shown = blursRouters(ctx) ? blurResponse(notes) : notes;
  return new Map(shown.map(([id, { text }]) => [id, text.slice(0, MAX_EXCERPT)]));
}

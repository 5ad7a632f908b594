import type { TimelineItem } from "@dure/domain/journeys/draft/draft";
import { withoutContacts } from "@dure/domain/journeys/draft/without-contacts";
import { sessionsOf } from "@dure/domain/journeys/tracker/session";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { fullName } from "@dure/domain/records/record/record-label";
import { cutText } from "@dure/domain/shared/text";
import { submissionsOf } from "../../forms/submission/list-form-submissions";
import type { Context } from "../../platform/context";
import { findNotes } from "../../records/note/note-store";
import { isMasked } from "../../records/record/mask-response";
import { readRecords } from "../../records/record/record-store";
import { listVisitParts } from "../tracker/visit-store";
import { visitorsOf } from "../tracker/visitors-of";

const MAX = { notes: 20, submissions: 5, visits: 10, text: 800 };

type Item = Omit<TimelineItem, "number">;

/**
 * The input of a draft: the record's own values, then its memos, submissions, meetings and visits, newest first. E-mail
 * addresses and phone numbers never go to the model, whoever the caller is; nor do answers that the caller sees masked.
 */
export async function readTimeline(ctx: Context, record: CrmRecord): Promise<TimelineItem[]> {
  const [own, notes, submissions, visits] = await Promise.all([
    ownItem(ctx, record),
    noteItems(ctx, record),
    submissionItems(ctx, record),
    visitItems(ctx, record),
  ]);
  return [own, ...notes, ...submissions, ...visits].map((item, place) => ({
    ...item,
    number: place + 1,
    text: cutText(withoutContacts(item.text), MAX.text),
  }));
}

/** The record's own values. Everybody who sees the record sees the name of its company. */
async function ownItem({ teamId }: Context, record: CrmRecord): Promise<Item> {
  const [company] = record.company_id ? await readRecords(teamId, [record.company_id]) : [];
  const { deal_name, incoming_source, contract_amount, close_date } = record;
  const said = { name: fullName(record), deal: deal_name, company: company?.name, source: incoming_source };
  const more = { contract_amount, expected_close: close_date };
  const known = Object.entries({ ...said, ...more }).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return { kind: "record", at: record.created_at, text: known.map(([key, value]) => `${key}: ${value}`).join("; ") };
}

async function noteItems({ teamId }: Context, { id }: CrmRecord): Promise<Item[]> {
  const { notes } = await findNotes(teamId, id, undefined);
  return notes.slice(0, MAX.notes).map(({ created_at: at, text }) => ({ kind: "note", at, text }));
}

async function submissionItems(ctx: Context, { id }: CrmRecord): Promise<Item[]> {
  const submissions = (await submissionsOf(ctx, id)).slice(0, MAX.submissions);
  return submissions.flatMap(({ incoming_channel, submitted_at, answers, scheduled_event, blurred }): Item[] => {
    const isHidden = isMasked(ctx) || blurred === true;
    const said = isHidden ? [] : answers.map(({ label, value }) => `${label}: ${value}`);
    const submitted: Item = {
      ...{ kind: "submission", at: submitted_at },
      text: [`form: ${incoming_channel.title}`, ...said].join("; "),
    };
    if (!scheduled_event) return [submitted];
    const { title, date_range, change_logs } = scheduled_event;
    const isCancelled = change_logs.some(({ type }) => type === "cancelled");
    const text = `${title}; begins: ${date_range.start}${isCancelled ? "; cancelled" : ""}`;
    return [submitted, { kind: "meeting", at: date_range.start, text }];
  });
}

/** The sessions of the record's visitors, with the titles of the pages they viewed. */
async function visitItems(ctx: Context, record: CrmRecord): Promise<Item[]> {
  const visitors = await visitorsOf(ctx, record);
  const sessions = await Promise.all(visitors.map(async (id) => sessionsOf(await listVisitParts(ctx.teamId, id))));
  const newest = sessions.flat().sort((a, b) => b.start_time.localeCompare(a.start_time));
  return newest.slice(0, MAX.visits).map(({ start_time: at, events }) => {
    const titles = events.flatMap((event) => (event.type === "page" && event.title ? [event.title] : []));
    return { kind: "visit", at, text: `pages: ${[...new Set(titles)].join(", ")}` };
  });
}

import type { FormView, FormViewEvent } from "@dure/domain/routing/router/public-router";
import { dayIn, firstView, formViewId } from "@dure/domain/routing/submission/form-view";
import type { FormViews } from "@dure/domain/routing/submission/statistics";
import { AggregateField, FieldValue, type Query } from "firebase-admin/firestore";
import pLimit from "p-limit";
import { errorCode } from "../../platform/error-code";
import { firestore } from "../../platform/firebase";
import { isAlreadyThere } from "../../platform/firestore/is-already-there";
import { removeDocs } from "../../platform/firestore/remove-docs-store";

const NOT_FOUND = 5;
const MAX_CONCURRENT_COUNTS = 10;

const events = (routerId: string) => firestore.collection(`forms/${routerId}/events`);

/** The viewed form, and the time and zone that determine the day. */
export type Seen = { teamId: string; routerId: string; timeZone: string; now: string };

/** Counts a view atomically, so that concurrent views are all counted. */
export const countView = (seen: Seen, { visitor_id }: FormView): Promise<void> =>
  change(seen, { visitor_id }, { form_view_count: FieldValue.increment(1) });

/** Saves how far a visitor got. */
export const saveLastQuestion = (seen: Seen, view: FormView): Promise<void> =>
  change(seen, view, { last_question: view.last_question ?? null });

/** Saves that a visitor has submitted the form. */
export const markSubmitted = (seen: Seen, visitorId: string): Promise<void> =>
  change(seen, { visitor_id: visitorId }, { submitted: true });

/** Creates or updates a visitor's day. If two requests create it concurrently, the second one updates it. */
async function change({ teamId, routerId, timeZone, now }: Seen, view: FormView, changes: Changes): Promise<void> {
  const day = dayIn(timeZone, now);
  const doc = events(routerId).doc(formViewId(day, view.visitor_id));
  const update = () => doc.update({ ...changes, updated_at: now });
  try {
    await update();
  } catch (error) {
    if (errorCode(error) !== NOT_FOUND) throw error;
    const first = firstView(view, { teamId, day, now, submitted: "submitted" in changes });
    await doc.create(first).catch((refused: unknown) => {
      if (!isAlreadyThere(refused)) throw refused;
      return update();
    });
  }
}

type Changes = Partial<Record<keyof FormViewEvent, unknown>>;

/** An inclusive range of days in the router's zone; an omitted end is open. */
type Days = { from?: string | undefined; to?: string | undefined };

function within(routerId: string, { from, to }: Days): Query {
  const after = from === undefined ? events(routerId) : events(routerId).where("day", ">=", from);
  return to === undefined ? after : after.where("day", "<=", to);
}

/** The number of views and of visitor-days. */
export async function countViews(routerId: string, days: Days): Promise<FormViews> {
  const counted = await within(routerId, days)
    .aggregate({ views: AggregateField.sum("form_view_count"), visitors: AggregateField.count() })
    .get();
  const { views, visitors } = counted.data();
  return { formViewCount: views, uniqueVisitorFormViewCount: visitors };
}

/**
 * Visitor-days without a submission: all, and those that end at each of these questions. Firestore counts, because anybody
 * can make a visitor-day.
 */
export async function countLost(
  routerId: string,
  days: Days,
  questions: readonly string[],
): Promise<{ all: number; byQuestion: Map<string, number> }> {
  const lost = within(routerId, days).where("submitted", "==", false);
  const limit = pLimit(MAX_CONCURRENT_COUNTS);
  const count = (query: Query) => limit(async () => (await query.count().get()).data().count);
  const [all, ...counts] = await Promise.all([
    count(lost),
    ...questions.map((question) => count(lost.where("last_question", "==", question))),
  ]);
  return { all, byQuestion: new Map(questions.map((question, place) => [question, counts[place] ?? 0])) };
}

/** Removes up to `limit` views of a deleted form. Returns the number removed. */
export async function removeViews(routerId: string, limit: number): Promise<number> {
  const { docs } = await events(routerId).limit(limit).select().get();
  await removeDocs(docs);
  return docs.length;
}

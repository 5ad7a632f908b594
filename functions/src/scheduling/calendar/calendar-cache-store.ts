import { createHash } from "node:crypto";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";

/** A calendar of a member's. */
export type OwnCalendar = { teamId: string; userId: string; calendar: CalendarRef };
export type Kind = "busy" | "events";

/** What was read of a calendar for one whole week, and when the reading began (epoch milliseconds). */
export type KeptWeek = { week: number; readAtMs: number; data: unknown };

/** When a calendar was last known to change, and until when its provider tells of changes. */
const State = z.object({ changed_at_ms: z.number().default(0), watched_until_ms: z.number().default(0) });
export type CalendarState = z.infer<typeof State>;

const Week = z.object({ week: z.int(), read_at_ms: z.number(), json: z.string() });

const KEPT_MS = 86_400_000;

const keyOf = ({ userId, calendar: { provider, email, id } }: OwnCalendar): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, provider, email.toLowerCase(), id]))
    .digest("hex")
    .slice(0, 32);

const stateDoc = (own: OwnCalendar) => inTeam(own.teamId, "calendar-states").doc(keyOf(own));
const weekDoc = (own: OwnCalendar, kind: Kind, week: number) =>
  inTeam(own.teamId, "calendar-weeks").doc(`${keyOf(own)}_${kind}_${week}`);

/** What is kept of a calendar's weeks, with its state, in one round trip. */
export async function readKept(
  own: OwnCalendar,
  kind: Kind,
  weeks: readonly number[],
): Promise<{ state: CalendarState; kept: KeptWeek[] }> {
  const [state, ...docs] = await firestore.getAll(stateDoc(own), ...weeks.map((week) => weekDoc(own, kind, week)));
  const kept = docs
    .filter((doc) => doc.exists)
    .map((doc) => Week.parse(doc.data()))
    .map(({ week, read_at_ms, json }) => ({ week, readAtMs: read_at_ms, data: JSON.parse(json) }));
  return { state: State.parse(state?.data() ?? {}), kept };
}

/** Keeps whole weeks for a day at most. Of two readings whichever writes last stays: both were whole. */
export async function keepWeeks(own: OwnCalendar, kind: Kind, weeks: readonly KeptWeek[]): Promise<void> {
  const batch = firestore.batch();
  for (const { week, readAtMs, data } of weeks)
    batch.set(weekDoc(own, kind, week), {
      week,
      read_at_ms: readAtMs,
      json: JSON.stringify(data),
      expires_at: new Date(readAtMs + KEPT_MS),
    });
  await batch.commit();
}

/** The calendar has changed: what was read of it before counts no more. */
export async function markCalendarChanged(own: OwnCalendar, nowMs: number): Promise<void> {
  await stateDoc(own).set({ changed_at_ms: nowMs }, { merge: true });
}

import { createHash, timingSafeEqual } from "node:crypto";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { chunksOf } from "./in-parts";

/** A calendar of a member's. */
export type OwnCalendar = { teamId: string; userId: string; calendar: CalendarRef };
export type Kind = "busy" | "events";

/** What was read of a calendar for one whole week, and when the reading began (epoch milliseconds). */
export type KeptWeek = { week: number; readAtMs: number; data: unknown };

/** When a calendar was last known to change, and until when its provider tells of changes. */
const State = z.object({
  changed_at_ms: z.number().default(0),
  watched_until_ms: z.number().default(0),
  /** Of the secrets that come with what it tells: that of the channel, and of the one before, which has not ended yet. */
  secret_hashes: z.array(z.string()).default([]),
});
export type CalendarState = z.infer<typeof State>;

const Week = z.object({ week: z.int(), read_at_ms: z.number(), json: z.string() });

const KEPT_MS = 86_400_000;
const MAX_WRITES = 400;

export const calendarKey = ({ userId, calendar: { provider, email, id } }: OwnCalendar): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, provider, email.toLowerCase(), id]))
    .digest("hex")
    .slice(0, 32);

const stateOf = (teamId: string, key: string) => inTeam(teamId, "calendar-states").doc(key);
const stateDoc = (own: OwnCalendar) => stateOf(own.teamId, calendarKey(own));
const weekDoc = (own: OwnCalendar, kind: Kind, week: number) =>
  inTeam(own.teamId, "calendar-weeks").doc(`${calendarKey(own)}_${kind}_${week}`);

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
      user_id: own.userId,
      week,
      read_at_ms: readAtMs,
      json: JSON.stringify(data),
      expires_at: new Date(readAtMs + KEPT_MS),
    });
  await batch.commit();
}

/** The calendar has changed: what was read of it before counts no more. */
export async function markCalendarChanged(own: OwnCalendar, nowMs: number): Promise<void> {
  await stateDoc(own).set({ user_id: own.userId, changed_at_ms: nowMs }, { merge: true });
}

/** What is kept of a member's calendars goes, for one of their accounts came or went. */
export async function forgetCalendars(teamId: string, userId: string, state: Partial<CalendarState>): Promise<void> {
  const ofMember = (collection: string) => inTeam(teamId, collection).where("user_id", "==", userId).get();
  const [states, weeks] = await Promise.all([ofMember("calendar-states"), ofMember("calendar-weeks")]);
  // What is being read meanwhile is from before the change too, and must not count when it is kept.
  await Promise.all(states.docs.map((doc) => doc.ref.set(state, { merge: true })));
  for (const some of chunksOf(weeks.docs, MAX_WRITES)) {
    const batch = firestore.batch();
    for (const doc of some) batch.delete(doc.ref);
    await batch.commit();
  }
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const getState = async (own: OwnCalendar): Promise<CalendarState> =>
  State.parse((await stateDoc(own).get()).data() ?? {});

/** A new channel's secret counts from now on; a try that fails later leaves no more than this. */
export async function keepChannelSecret(own: OwnCalendar, { secret_hashes }: CalendarState, secret: string) {
  const hashes = [hashOf(secret), ...secret_hashes].slice(0, 2);
  await stateDoc(own).set({ user_id: own.userId, secret_hashes: hashes }, { merge: true });
}

export async function keepWatched(own: OwnCalendar, untilMs: number): Promise<void> {
  await stateDoc(own).set({ watched_until_ms: untilMs }, { merge: true });
}

/** Notes what a channel told. @returns false when there is no such channel, or the secret is not its own */
export async function markToldChanged(
  teamId: string,
  { key, secret, nowMs }: { key: string; secret: string; nowMs: number },
): Promise<boolean> {
  const doc = await stateOf(teamId, key).get();
  const told = Buffer.from(hashOf(secret));
  const { secret_hashes } = State.parse(doc.data() ?? {});
  if (!secret_hashes.some((hash) => timingSafeEqual(Buffer.from(hash), told))) return false;
  await doc.ref.set({ changed_at_ms: nowMs }, { merge: true });
  return true;
}

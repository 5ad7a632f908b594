import { createHash, timingSafeEqual } from "node:crypto";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";
import { inChunks } from "../../platform/in-chunks";

/** A calendar of a member. */
export type MemberCalendar = { teamId: string; userId: string; calendar: CalendarRef };
export type CacheKind = "busy" | "events";

/** One whole week of a calendar, and when the read began (epoch milliseconds). */
export type CachedWeek = { week: number; readAtMs: number; data: unknown };

/** When a calendar last changed as far as known, and until when its provider sends change notifications. */
const State = z.object({
  changed_at_ms: z.number().default(0),
  watched_until_ms: z.number().default(0),
  /** Hashes of the notification channels' secrets: the current channel's, and the previous one's until it expires. */
  secret_hashes: z.array(z.string()).default([]),
  /** When the calendar was found missing from its account; 0 while the account shows it. */
  lost_at_ms: z.number().default(0),
});
export type CalendarState = z.infer<typeof State>;

const Week = z.object({ week: z.int(), read_at_ms: z.number(), json: z.string() });

const KEPT_MS = 86_400_000;
const MAX_WRITES = 400;

export const calendarKey = ({ userId, calendar: { provider, email, id } }: MemberCalendar): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, provider, email.toLowerCase(), id]))
    .digest("hex")
    .slice(0, 32);

const stateOf = (teamId: string, key: string) => inTeam(teamId, "calendar-states").doc(key);
const stateDoc = (memberCalendar: MemberCalendar) => stateOf(memberCalendar.teamId, calendarKey(memberCalendar));
const weekDoc = (memberCalendar: MemberCalendar, kind: CacheKind, week: number) =>
  inTeam(memberCalendar.teamId, "calendar-weeks").doc(`${calendarKey(memberCalendar)}_${kind}_${week}`);

/** Reads the cached weeks of a calendar with its state, in one round trip. */
export async function readCachedWeeks(
  memberCalendar: MemberCalendar,
  kind: CacheKind,
  weeks: readonly number[],
): Promise<{ state: CalendarState; cached: CachedWeek[] }> {
  const [state, ...docs] = await firestore.getAll(
    stateDoc(memberCalendar),
    ...weeks.map((week) => weekDoc(memberCalendar, kind, week)),
  );
  const cached = docs
    .filter((doc) => doc.exists)
    .map((doc) => Week.parse(doc.data()))
    .map(({ week, read_at_ms, json }) => ({ week, readAtMs: read_at_ms, data: JSON.parse(json) }));
  return { state: State.parse(state?.data() ?? {}), cached };
}

/** Caches whole weeks for a day at most. The last of two concurrent writers wins: both have whole weeks. */
export async function saveWeeks(
  memberCalendar: MemberCalendar,
  kind: CacheKind,
  weeks: readonly CachedWeek[],
): Promise<void> {
  const batch = firestore.batch();
  for (const { week, readAtMs, data } of weeks)
    batch.set(weekDoc(memberCalendar, kind, week), {
      user_id: memberCalendar.userId,
      week,
      read_at_ms: readAtMs,
      json: JSON.stringify(data),
      expires_at: new Date(readAtMs + KEPT_MS),
    });
  await batch.commit();
}

/** Invalidates all weeks of a calendar that were read before. */
export async function markCalendarChanged(memberCalendar: MemberCalendar, nowMs: number): Promise<void> {
  await stateDoc(memberCalendar).set({ user_id: memberCalendar.userId, changed_at_ms: nowMs }, { merge: true });
}

/** @returns whether nobody had marked the calendar as lost */
export async function markLost(tx: Transaction, memberCalendar: MemberCalendar, nowMs: number): Promise<boolean> {
  const doc = stateDoc(memberCalendar);
  const { lost_at_ms } = State.parse((await tx.get(doc)).data() ?? {});
  if (lost_at_ms > 0) return false;
  tx.set(doc, { user_id: memberCalendar.userId, lost_at_ms: nowMs }, { merge: true });
  return true;
}

/** Marks that the account shows the calendar again. */
export async function markFound(memberCalendar: MemberCalendar): Promise<void> {
  await stateDoc(memberCalendar).set({ lost_at_ms: 0 }, { merge: true });
}

/** The keys of a team's lost calendars. */
export async function findLostCalendars(teamId: string): Promise<Set<string>> {
  const { docs } = await inTeam(teamId, "calendar-states").where("lost_at_ms", ">", 0).get();
  return new Set(docs.map(({ id }) => id));
}

/** Clears the cache of a member's calendars, when one of their accounts is connected or disconnected. */
export async function clearCalendarCache(teamId: string, userId: string, state: Partial<CalendarState>): Promise<void> {
  const ofMember = (collection: string) => inTeam(teamId, collection).where("user_id", "==", userId).get();
  const [states, weeks] = await Promise.all([ofMember("calendar-states"), ofMember("calendar-weeks")]);
  // A read in flight may be cached after this; the changed state makes its weeks stale.
  await Promise.all(states.docs.map((doc) => doc.ref.set(state, { merge: true })));
  for (const some of inChunks(weeks.docs, MAX_WRITES)) {
    const batch = firestore.batch();
    for (const doc of some) batch.delete(doc.ref);
    await batch.commit();
  }
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const getState = async (memberCalendar: MemberCalendar): Promise<CalendarState> =>
  State.parse((await stateDoc(memberCalendar).get()).data() ?? {});

/** Saves a new channel's secret before the channel is opened: notifications may arrive at once. */
export async function saveChannelSecret(
  memberCalendar: MemberCalendar,
  { secret_hashes }: CalendarState,
  secret: string,
) {
  const hashes = [hashOf(secret), ...secret_hashes].slice(0, 2);
  await stateDoc(memberCalendar).set({ user_id: memberCalendar.userId, secret_hashes: hashes }, { merge: true });
}

export async function saveWatchedUntil(memberCalendar: MemberCalendar, untilMs: number): Promise<void> {
  await stateDoc(memberCalendar).set({ watched_until_ms: untilMs }, { merge: true });
}

/** Handles a change notification. @returns false when there is no such channel, or the secret is wrong */
export async function markChangedByProvider(
  teamId: string,
  { key, secret, nowMs }: { key: string; secret: string; nowMs: number },
): Promise<boolean> {
  const doc = await stateOf(teamId, key).get();
  const received = Buffer.from(hashOf(secret));
  const { secret_hashes } = State.parse(doc.data() ?? {});
  if (!secret_hashes.some((hash) => timingSafeEqual(Buffer.from(hash), received))) return false;
  await doc.ref.set({ changed_at_ms: nowMs }, { merge: true });
  return true;
}

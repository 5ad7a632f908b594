import type { OccupiedTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import { type Interval, merge, overlaps, toInterval, utcDays } from "@dure/domain/scheduling/slots/interval";
import { weekOf, weeksRange } from "@dure/domain/scheduling/slots/week";
import { isOver } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { PublicSuggestion, Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { isFreeOfMeetings } from "@dure/domain/scheduling/suggestion/suggestion-holds";
import pLimit from "p-limit";
import { slotTaken } from "../booking-page/free-times";
import { freshBusy, invalidateBusy, memoizedBusy } from "../calendar/busy-cache";
import { busyOfHost } from "../calendar/busy-of-host";
import { isDisconnected } from "../calendar/calendar-error";
import { findHeldTimes } from "../scheduled-event/host-day-store";
import type { OpenSuggestion } from "./open-suggestion";

/** Concurrent reads of the organizer's calendar for one answer. */
const MAX_CONCURRENT_READS = 4;

type Shown = Pick<PublicSuggestion, "state" | "availabilities">;

/** Which of the suggested times can be chosen now, or why none can. */
export async function offeredTimes(open: OpenSuggestion, now: string): Promise<Shown> {
  const { suggestion } = open;
  const { state } = suggestion;
  if (state === "booked" || state === "cancelled") return { state, availabilities: [] };
  const upcoming = suggestion.availabilities.filter(({ start }) => start > now);
  if (isOver(suggestion, now)) return { state: "over", availabilities: [] };
  try {
    const free = await freeByCache(open, upcoming.map(toInterval), Date.parse(now));
    return { state: "open", availabilities: upcoming.filter((_, place) => free[place]) };
  } catch (error) {
    if (!isDisconnected(error)) throw error;
    return { state: "calendar_disconnected", availabilities: [] };
  }
}

/**
 * Which of the times are free. The participants' meetings are read once for all times, and the organizer's calendar
 * once for each run of consecutive weeks, however many times it contains.
 */
async function freeByCache(open: OpenSuggestion, times: readonly Interval[], nowMs: number): Promise<boolean[]> {
  const span = { start: Math.min(...times.map(({ start }) => start)), end: Math.max(...times.map(({ end }) => end)) };
  const held = await heldBy(open, weeksOf(span));
  const isUnbooked = times.map((time) => held.every((one) => isFreeOfMeetings(one.times, time, nowMs)));
  const ranges = merge(times.filter((_, place) => isUnbooked[place]).map(weeksOf));
  const [{ times: own, version } = { times: [], version: 0 }] = held;
  const limit = pLimit(MAX_CONCURRENT_READS);
  const read = (range: Interval) => limit(() => memoizedBusy(busyQueryOf(open, range), version));
  const calendars = (await Promise.all(ranges.map(read))).flat();
  const busy = await busyOfHost(busyQueryOf(open, span), calendars, own);
  return times.map((time, place) => isUnbooked[place] === true && !busy.some((one) => overlaps(one, time)));
}

/** Calendars are cached by whole weeks. */
const weeksOf = ({ start, end }: Interval): Interval => weeksRange(weekOf(start), weekOf(end - 1));

/**
 * Checks before a booking whether a time is free, past the caches; the transaction that follows decides.
 * @throws SLOT_TAKEN, or an error that `isDisconnected` matches
 */
export async function assertFree(open: OpenSuggestion, time: Interval, nowMs: number): Promise<void> {
  const held = await heldBy(open, time);
  if (!held.every(({ times }) => isFreeOfMeetings(times, time, nowMs))) throw slotTaken();
  const query = busyQueryOf(open, time);
  const busy = await busyOfHost(query, await freshBusy(query), held[0]?.times ?? []);
  if (!busy.some((one) => overlaps(one, time))) return;
  await invalidateBusy(query);
  throw slotTaken();
}

const heldBy = ({ teamId, organizer, attendees }: OpenSuggestion, time: Interval): Promise<Held[]> =>
  Promise.all([organizer, ...attendees].map(({ id }) => findHeldTimes(teamId, id, utcDays(time))));

type Held = { times: OccupiedTime[]; version: number };

/** Only the calendar of the meeting is read: the organizer saw the others when they chose the times. */
const busyQueryOf = ({ teamId, suggestion }: OpenSuggestion, range: Interval) => ({
  teamId,
  hostId: suggestion.organizer.id,
  calendars: calendarsOf(suggestion),
  range,
});

const calendarsOf = ({ dest_cal }: Suggestion) => (dest_cal ? [dest_cal] : []);

import type { HeldTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import { type Interval, overlaps, toInterval, utcDays } from "@dure/domain/scheduling/slots/interval";
import { isOver } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { PublicSuggestion, Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { isFreeOfMeetings } from "@dure/domain/scheduling/suggestion/suggestion-holds";
import { slotTaken } from "../booking-page/free-times";
import { type BusyQuery, freshBusy, invalidateBusy, memoizedBusy } from "../calendar/busy-cache";
import { busyOfHost } from "../calendar/busy-of-host";
import { isDisconnected } from "../calendar/calendar-error";
import type { BusyCalendar } from "../calendar/read-calendars";
import { findHeldTimes } from "../scheduled-event/host-day-store";
import type { OpenSuggestion } from "./open-suggestion";

type Shown = Pick<PublicSuggestion, "state" | "availabilities">;

/** Which of the suggested times can be chosen now, or why none can. */
export async function offeredTimes(open: OpenSuggestion, now: string): Promise<Shown> {
  const { suggestion } = open;
  if (suggestion.state === "booked") return { state: "booked", availabilities: [] };
  const upcoming = suggestion.availabilities.filter(({ start }) => start > now);
  if (isOver(suggestion, now)) return { state: "over", availabilities: [] };
  try {
    const free = await Promise.all(upcoming.map((time) => isFreeByCache(open, toInterval(time), Date.parse(now))));
    return { state: "open", availabilities: upcoming.filter((_, place) => free[place]) };
  } catch (error) {
    if (!isDisconnected(error)) throw error;
    return { state: "calendar_disconnected", availabilities: [] };
  }
}

async function isFreeByCache(open: OpenSuggestion, time: Interval, nowMs: number): Promise<boolean> {
  const held = await heldBy(open, time);
  if (!held.every(({ times }) => isFreeOfMeetings(times, time, nowMs))) return false;
  const [organizer] = held;
  const query = busyQueryOf(open, time);
  return isCalendarFree(query, await memoizedBusy(query, organizer?.version ?? 0), organizer?.times ?? []);
}

/**
 * Checks before a booking whether a time is free, past the caches; the transaction that follows decides.
 * @throws SLOT_TAKEN, or what `isDisconnected` knows
 */
export async function assertFree(open: OpenSuggestion, time: Interval, nowMs: number): Promise<void> {
  const held = await heldBy(open, time);
  if (!held.every(({ times }) => isFreeOfMeetings(times, time, nowMs))) throw slotTaken();
  const query = busyQueryOf(open, time);
  if (await isCalendarFree(query, await freshBusy(query), held[0]?.times ?? [])) return;
  await invalidateBusy(query);
  throw slotTaken();
}

const heldBy = ({ teamId, organizer, attendees }: OpenSuggestion, time: Interval): Promise<Held[]> =>
  Promise.all([organizer, ...attendees].map(({ id }) => findHeldTimes(teamId, id, utcDays(time))));

type Held = { times: HeldTime[]; version: number };

/** Only the calendar of the meeting is read: the organizer saw the others when they chose the times. */
const busyQueryOf = ({ teamId, suggestion }: OpenSuggestion, range: Interval) => ({
  teamId,
  hostId: suggestion.organizer.id,
  calendars: calendarsOf(suggestion),
  range,
});

const calendarsOf = ({ dest_cal }: Suggestion) => (dest_cal ? [dest_cal] : []);

async function isCalendarFree(
  query: BusyQuery,
  calendars: BusyCalendar[],
  held: readonly HeldTime[],
): Promise<boolean> {
  const busy = await busyOfHost(query, calendars, held);
  return !busy.some((one) => overlaps(one, query.range));
}

import type { HeldTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import { type Interval, overlaps, toInterval, utcDays } from "@dure/domain/scheduling/slots/interval";
import { isOver } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { PublicSuggestion, Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { isFreeOfMeetings } from "@dure/domain/scheduling/suggestion/suggestion-holds";
import { slotTaken } from "../booking-page/free-times";
import { freshBusy, invalidateBusy, memoizedBusy } from "../calendar/busy-cache";
import { isDisconnected } from "../calendar/calendar-error";
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
  return isCalendarFree(memoizedBusy(busyQueryOf(open, time), organizer?.version ?? 0), time);
}

/**
 * Checks before a booking whether a time is free, past the caches; the transaction that follows decides.
 * @throws SLOT_TAKEN, or what `isDisconnected` knows
 */
export async function assertFree(open: OpenSuggestion, time: Interval, nowMs: number): Promise<void> {
  const held = await heldBy(open, time);
  if (!held.every(({ times }) => isFreeOfMeetings(times, time, nowMs))) throw slotTaken();
  const query = busyQueryOf(open, time);
  if (await isCalendarFree(freshBusy(query), time)) return;
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

const isCalendarFree = async (calendars: ReturnType<typeof freshBusy>, time: Interval): Promise<boolean> =>
  (await calendars).every(({ busy }) => !busy.some((one) => overlaps(one, time)));

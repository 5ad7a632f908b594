import { isOver } from "@dure/domain/scheduling/onetime/change-onetime";
import type { Onetime, PublicOnetime } from "@dure/domain/scheduling/onetime/onetime";
import { isFreeOfMeetings } from "@dure/domain/scheduling/onetime/onetime-holds";
import type { HeldTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import { type Interval, overlaps, toInterval, utcDays } from "@dure/domain/scheduling/slots/interval";
import { slotTaken } from "../booking-page/free-times";
import { busyLately, busyNow, distrustKept } from "../calendar/busy-times";
import { isDisconnected } from "../calendar/calendar-error";
import { findHeldTimes } from "../scheduled-event/host-day-store";
import type { OpenOnetime } from "./open-onetime";

type Shown = Pick<PublicOnetime, "state" | "availabilities">;

/** Which of the suggested times can be chosen now, and when none can, why. */
export async function offeredTimes(open: OpenOnetime, now: string): Promise<Shown> {
  const { suggestion } = open;
  if (suggestion.state === "booked") return { state: "booked", availabilities: [] };
  const coming = suggestion.availabilities.filter(({ start }) => start > now);
  if (isOver(suggestion, now)) return { state: "over", availabilities: [] };
  try {
    const free = await Promise.all(coming.map((time) => isFreeLately(open, toInterval(time), Date.parse(now))));
    return { state: "open", availabilities: coming.filter((_, place) => free[place]) };
  } catch (error) {
    if (!isDisconnected(error)) throw error;
    return { state: "calendar_disconnected", availabilities: [] };
  }
}

async function isFreeLately(open: OpenOnetime, time: Interval, nowMs: number): Promise<boolean> {
  const held = await heldBy(open, time);
  if (!held.every(({ times }) => isFreeOfMeetings(times, time, nowMs))) return false;
  const [organizer] = held;
  return isCalendarFree(busyLately(askedOf(open, time), organizer?.version ?? 0), time);
}

/**
 * Asks just before a booking whether a time is free; the transaction that follows decides.
 * @throws SLOT_TAKEN, or what `isDisconnected` knows
 */
export async function assertFreeNow(open: OpenOnetime, time: Interval, nowMs: number): Promise<void> {
  await assertNotTaken(open, time, nowMs);
  const asked = askedOf(open, time);
  if (await isCalendarFree(busyNow(asked), time)) return;
  await distrustKept(asked);
  throw slotTaken();
}

/** Whether nobody who takes part has another meeting, by a plain read. @throws SLOT_TAKEN */
export async function assertNotTaken(open: OpenOnetime, time: Interval, nowMs: number): Promise<void> {
  const held = await heldBy(open, time);
  if (!held.every(({ times }) => isFreeOfMeetings(times, time, nowMs))) throw slotTaken();
}

const heldBy = ({ teamId, organizer, attendees }: OpenOnetime, time: Interval): Promise<Held[]> =>
  Promise.all([organizer, ...attendees].map(({ id }) => findHeldTimes(teamId, id, utcDays(time))));

type Held = { times: HeldTime[]; version: number };

/** Only the calendar that the meeting goes into is asked: the organizer saw the others when they chose the times. */
const askedOf = ({ teamId, suggestion }: OpenOnetime, range: Interval) => ({
  teamId,
  hostId: suggestion.organizer.id,
  calendars: calendarsOf(suggestion),
  range,
});

const calendarsOf = ({ dest_cal }: Onetime) => (dest_cal ? [dest_cal] : []);

const isCalendarFree = async (asked: ReturnType<typeof busyNow>, time: Interval): Promise<boolean> =>
  (await asked).every(({ busy }) => !busy.some((one) => overlaps(one, time)));

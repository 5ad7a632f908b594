import type { BookingPageOptions } from "@dure/domain/scheduling/booking-page";
import { hostDays, takenBy } from "@dure/domain/scheduling/host-day";
import { type Interval, widen } from "@dure/domain/scheduling/interval";
import { conflictCalendars } from "@dure/domain/scheduling/publish-page";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { freeSlots, isFree, offeredSlots } from "@dure/domain/scheduling/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { type BusyCalendar, busyLately, busyNow } from "../calendar/busy-times";
import { withoutOwnEvent } from "../calendar/without-own-event";
import { findHeldTimes } from "../scheduled-event/host-day-store";

/** Whose times, by which options. `moving` is an event about to move, whose own time counts as free. */
export type Host = { teamId: string; hostId: string; options: BookingPageOptions; moving?: ScheduledEvent | undefined };

/**
 * The free times of a host between two instants, from working hours, the host's meetings and calendars.
 * @throws PROVIDER_FAILED or what `isDisconnected` knows: no time is offered that wasn't checked
 */
export async function freeTimes(host: Host, range: Interval, nowMs: number): Promise<Interval[]> {
  const { teamId, hostId, options, moving } = host;
  const offered = offeredSlots(options, range, nowMs);
  const [first, last] = [offered.at(0), offered.at(-1)];
  if (!first || !last) return [];
  const asked = widen({ start: first.start, end: last.end }, options.buffer);
  const { times, version } = await findHeldTimes(teamId, hostId, hostDays(asked, { head: 0, tail: 0 }));
  const calendars = conflictCalendars(options);
  const known = await busyLately({ teamId, hostId, calendars, range: asked }, version);
  const busy = moving ? await withoutOwnEvent(teamId, moving, known) : known;
  return freeSlots(options, range, nowMs, taken(busy, takenBy(times, moving?.id)));
}

/**
 * Asks just before a booking whether the host is free at one time: meetings first, for they cost little, then the
 * calendars as of now. Two bookings may both pass; the transaction that follows decides.
 * @throws SLOT_TAKEN
 */
export async function assertFreeNow(host: Host, slot: Interval): Promise<void> {
  const { teamId, hostId, options, moving } = host;
  await assertNotHeld(host, slot);
  const range = widen(slot, options.buffer);
  const known = await busyNow({ teamId, hostId, calendars: conflictCalendars(options), range });
  const busy = moving ? await withoutOwnEvent(teamId, moving, known) : known;
  if (!isFree(slot, options.buffer, taken(busy, { busy: [], held: [] }))) throw slotTaken();
}

/** Whether another meeting of the host is too near, by a plain read. @throws SLOT_TAKEN */
export async function assertNotHeld({ teamId, hostId, options, moving }: Host, slot: Interval): Promise<void> {
  const { times } = await findHeldTimes(teamId, hostId, hostDays(slot, options.buffer));
  if (!isFree(slot, options.buffer, takenBy(times, moving?.id))) throw slotTaken();
}

export const slotTaken = () => new AppError("SLOT_TAKEN", schedulingTexts.slotTaken);

const taken = (calendars: readonly BusyCalendar[], meetings: ReturnType<typeof takenBy>) => ({
  busy: [...calendars.flatMap(({ busy }) => busy), ...meetings.busy],
  held: meetings.held,
});

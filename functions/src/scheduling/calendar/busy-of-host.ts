import { busyAtPresent, meetingsToLookUp } from "@dure/domain/scheduling/scheduled-event/busy-time";
import type { HeldTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { findEventsById } from "../scheduled-event/scheduled-event-store";
import type { BusyCalendar } from "./read-calendars";

/**
 * When a host's calendars block them, whatever calendars still show of meetings that moved or were cancelled. It comes
 * after all caches, since a meeting may change at any time.
 * @param held the host's present meetings in the range that was read
 */
export async function busyOfHost(
  { teamId, hostId }: { teamId: string; hostId: string },
  calendars: readonly BusyCalendar[],
  held: readonly HeldTime[],
): Promise<Interval[]> {
  const busy = calendars.flatMap((one) => one.busy);
  const meetings = await findEventsById(teamId, meetingsToLookUp(busy, held));
  return busyAtPresent(busy, { hostId, held, meetings });
}

import { busyAtPresent, meetingsToLookUp } from "@dure/domain/scheduling/scheduled-event/busy-time";
import type { OccupiedTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { findEventsById } from "../scheduled-event/scheduled-event-store";
import type { BusyCalendar } from "./read-calendars";

/**
 * A host's busy times by their calendars, corrected for meetings that moved or were canceled but that a calendar still
 * shows unchanged. Applied after all caches, since a meeting may change at any time.
 * @param held the host's current meetings in the range that was read
 */
export async function busyOfHost(
  { teamId, hostId }: { teamId: string; hostId: string },
  calendars: readonly BusyCalendar[],
  held: readonly OccupiedTime[],
): Promise<Interval[]> {
  const busy = calendars.flatMap((one) => one.busy);
  const meetings = await findEventsById(teamId, meetingsToLookUp(busy, held));
  return busyAtPresent(busy, { hostId, held, meetings });
}

import { daysOf, type OccupiedTime, toOccupiedTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { heldAfter, holdsOf, isFreeOfMeetings } from "@dure/domain/scheduling/suggestion/suggestion-holds";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Tx } from "../../platform/transaction/transaction-store";
import { slotTaken } from "../booking-page/free-times";
import { readHostDays, setHostDays } from "../scheduled-event/host-day-store";

/** A change of a suggestion: `event` is the meeting that was booked from it; without `after` it is withdrawn. */
type Change = { before?: Suggestion | undefined; after?: Suggestion; event?: ScheduledEvent; nowMs: number };

/**
 * Updates the days of all participants for a change of a suggestion: replaces the times that it held, and claims the
 * time of the meeting booked from it. One transaction: at any moment a booking page offers a time or the suggestion
 * holds it.
 * @returns the write of the days, to be called after all reads
 * @throws SLOT_TAKEN when another meeting is at one of the times
 */
export async function claimSuggestedTimes(tx: Tx, teamId: string, change: Change): Promise<() => void> {
  const { before, after, event, nowMs } = change;
  const old = before ? holdsOf(before, nowMs) : [];
  const added = event ? [toOccupiedTime(event)] : after ? holdsOf(after, nowMs) : [];
  const days = [...new Set([...old, ...added].flatMap(daysOf))];
  if (days.length === 0) return () => {};
  const claimants = event ? event.host_ids : after ? hostIdsOf(after) : [];
  const hostIds = [...new Set([...(before ? hostIdsOf(before) : []), ...claimants])];
  const read = await readHostDays(tx, teamId, hostIds, days);
  for (const host of read)
    if (claimants.includes(host.hostId)) assertFree([...host.days.values()].flat(), change, added);
  const suggestionId = before?.id ?? after?.id ?? "";
  return () => {
    for (const { hostId, days } of read)
      setHostDays(tx, teamId, {
        hostId,
        days: heldAfter(days, { suggestionId, added: claimants.includes(hostId) ? added : [], nowMs }),
      });
  };
}

const hostIdsOf = ({ organizer, attendees }: Suggestion): string[] => [organizer.id, ...attendees];

function assertFree(times: readonly OccupiedTime[], { event, nowMs }: Change, added: readonly OccupiedTime[]): void {
  const isFree = added.every(({ start_ms, end_ms }) =>
    isFreeOfMeetings(times, { start: start_ms, end: end_ms }, nowMs),
  );
  if (isFree) return;
  throw event ? slotTaken() : new AppError("SLOT_TAKEN", schedulingTexts.timeNotFree);
}

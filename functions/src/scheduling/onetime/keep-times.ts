import type { Onetime } from "@dure/domain/scheduling/onetime/onetime";
import { heldAfter, holdsOf, isFreeOfMeetings } from "@dure/domain/scheduling/onetime/onetime-holds";
import { daysOf, type HeldTime, heldTime } from "@dure/domain/scheduling/scheduled-event/host-day";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Tx } from "../../platform/transaction/transaction-store";
import { slotTaken } from "../booking-page/free-times";
import { readHostDays, setHostDays } from "../scheduled-event/host-day-store";

/** How a suggestion changes: `event` is the meeting that one of its times became, without `after` it is withdrawn. */
type Change = { before?: Onetime | undefined; after?: Onetime; event?: ScheduledEvent; nowMs: number };

/**
 * Brings the times that a suggestion holds on the days of all who take part to where they are after a change, and takes
 * the time of the meeting that it became. One transaction does it all: a booking page offers a time, or the suggestion
 * holds it.
 * @returns what writes the days; call it after all reads
 * @throws SLOT_TAKEN when another meeting is at one of the times
 */
export async function keepTimes(tx: Tx, teamId: string, change: Change): Promise<() => void> {
  const { before, after, event, nowMs } = change;
  const old = before ? holdsOf(before, nowMs) : [];
  const added = event ? [heldTime(event)] : after ? holdsOf(after, nowMs) : [];
  const days = [...new Set([...old, ...added].flatMap(daysOf))];
  if (days.length === 0) return () => {};
  const keepers = event ? event.host_ids : after ? hostIdsOf(after) : [];
  const hostIds = [...new Set([...(before ? hostIdsOf(before) : []), ...keepers])];
  const read = await readHostDays(tx, teamId, hostIds, days);
  for (const host of read) if (keepers.includes(host.hostId)) assertFree([...host.days.values()].flat(), change, added);
  const suggestionId = before?.id ?? after?.id ?? "";
  return () => {
    for (const { hostId, days } of read)
      setHostDays(tx, teamId, {
        hostId,
        days: heldAfter(days, { suggestionId, added: keepers.includes(hostId) ? added : [], nowMs }),
      });
  };
}

const hostIdsOf = ({ organizer, attendees }: Onetime): string[] => [organizer.id, ...attendees];

function assertFree(times: readonly HeldTime[], { event, nowMs }: Change, added: readonly HeldTime[]): void {
  const isFree = added.every(({ start_ms, end_ms }) =>
    isFreeOfMeetings(times, { start: start_ms, end: end_ms }, nowMs),
  );
  if (isFree) return;
  throw event ? slotTaken() : new AppError("SLOT_TAKEN", schedulingTexts.timeNotFree);
}

import { takenBy } from "@dure/domain/scheduling/host-day";
import { toInterval } from "@dure/domain/scheduling/interval";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { isFree } from "@dure/domain/scheduling/slots";
import { AppError } from "@dure/domain/shared/error";
import { platformTexts } from "../../platform/texts";
import type { Tx } from "../../platform/transaction-store";
import { slotTaken } from "../booking-page/free-times";
import { daysOf, once, readHostDays, saveHostDays } from "./host-day-store";
import { inTurn } from "./in-turn";

const MAX_TRIES = 3;

/**
 * Takes an event's time in a transaction, or moves it there from `before`. The documents of the days it touches are
 * read and written, so of two events that are too near each other only one commits.
 * @returns what writes the time; call it after all reads
 * @throws SLOT_TAKEN
 */
export async function takeTime(tx: Tx, teamId: string, after: ScheduledEvent, before?: ScheduledEvent) {
  const days = await readHostDays(tx, teamId, after.host.id, daysOf(after, ...(before ? [before] : [])));
  const taken = takenBy(once([...days.values()].flat()), after.id);
  if (!after.cancellation && !isFree(toInterval(after.date_range), after.buffer, taken)) throw slotTaken();
  return () => saveHostDays(tx, teamId, { event: after, days });
}

/**
 * Changes a host's days one booking after another. Many instances may still be at it; whoever comes too often too
 * late looks again, and either finds the time taken or tries anew.
 * @param check throws SLOT_TAKEN when it is already too late; cheap
 */
export function inHostsTurn<T>(
  { teamId, hostId }: { teamId: string; hostId: string },
  check: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  return inTurn(`${teamId} ${hostId}`, async () => {
    for (let attempt = 1; ; attempt += 1) {
      await check();
      try {
        return await work();
      } catch (error) {
        const isContention = error instanceof AppError && error.text === platformTexts.contention;
        if (!isContention || attempt === MAX_TRIES) throw error;
      }
    }
  });
}

import type { BookingPage } from "@dure/domain/scheduling/booking-page";
import { type HeldTime, pageStarts, type Seen, standing, takenBy } from "@dure/domain/scheduling/host-day";
import { toInterval, utcDays } from "@dure/domain/scheduling/interval";
import { offerOf } from "@dure/domain/scheduling/page-offer";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { isFree, isWithinLimit } from "@dure/domain/scheduling/slots";
import { dayRange, localDay } from "@dure/domain/scheduling/zone";
import { AppError } from "@dure/domain/shared/error";
import { platformTexts } from "../../platform/texts";
import type { Tx } from "../../platform/transaction-store";
import { slotTaken } from "../booking-page/free-times";
import { daysOf, once, readHostDays, saveHostDays } from "./host-day-store";
import { inTurn } from "./in-turn";

const MAX_TRIES = 3;

/** `page` is there when its daily limit counts; `holdId` names the visitor's own hold, which goes. */
type Taking = {
  after: ScheduledEvent;
  before?: ScheduledEvent;
  page?: BookingPage;
  holdId?: string | undefined;
  nowMs: number;
};

/**
 * Takes an event's time on the days of all its hosts in a transaction, or moves it there from `before`. The documents of
 * the days it touches are read and written, so of two events that are too near each other only one commits.
 * @returns what writes the time; call it after all reads
 * @throws SLOT_TAKEN
 */
export async function takeTime(tx: Tx, teamId: string, taking: Taking): Promise<() => void> {
  const { after, before, page, holdId, nowMs } = taking;
  const days = [...new Set([...daysOf(after, ...(before ? [before] : [])), ...limitedDays(after, page)])];
  const read = await Promise.all(after.hosts.map(({ id }) => readHostDays(tx, teamId, id, days)));
  const seen: Seen = { nowMs, except: [after.id, holdId] };
  const kept = read.map((host) => ({ ...host, days: standingDays(host.days, { nowMs, except: [holdId] }) }));
  for (const host of kept) {
    const others = standing(once([...host.days.values()].flat()), seen);
    if (after.cancellation) continue;
    if (!isFree(toInterval(after.date_range), after.buffer, takenBy(others))) throw slotTaken();
    const starts = page ? pageStarts(others, page.id) : [];
    if (page && !isWithinLimit(offerOf(page, undefined), Date.parse(after.date_range.start), starts)) throw slotTaken();
  }
  return () => {
    for (const host of kept) saveHostDays(tx, teamId, { event: after, ...host });
  };
}

/** The days whose meetings count for a page's daily limit. */
function limitedDays({ date_range }: ScheduledEvent, page: BookingPage | undefined): string[] {
  if (!page?.daily_limit) return [];
  const day = localDay(page.timezone, Date.parse(date_range.start));
  return utcDays(dayRange(page.timezone, day, day));
}

const standingDays = (days: ReadonlyMap<string, HeldTime[]>, seen: Seen) =>
  new Map([...days].map(([day, times]) => [day, standing(times, seen)]));

/**
 * Changes some hosts' days one booking after another. Many instances may still be at it; whoever comes too often too
 * late looks again, and either finds the time taken or tries anew.
 * @param check throws SLOT_TAKEN when it is already too late; cheap
 */
export function inHostsTurn<T>(
  { teamId, hostIds }: { teamId: string; hostIds: readonly string[] },
  check: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const tried = async () => {
    for (let attempt = 1; ; attempt += 1) {
      await check();
      try {
        return await work();
      } catch (error) {
        const isContention = error instanceof AppError && error.text === platformTexts.contention;
        if (!isContention || attempt === MAX_TRIES) throw error;
      }
    }
  };
  // Always in the same order, so that two never wait for each other.
  return hostIds.toSorted().reduceRight((inner, id) => () => inTurn(`${teamId} ${id}`, inner), tried)();
}

import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { offerOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { claimOfHold, type Hold } from "@dure/domain/scheduling/hold/hold";
import {
  type Claim,
  claimOf,
  daysOf,
  type HeldTime,
  isFreeOf,
  pageStarts,
  type Seen,
  standing,
} from "@dure/domain/scheduling/scheduled-event/host-day";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { utcDays } from "@dure/domain/scheduling/slots/interval";
import { isWithinLimit } from "@dure/domain/scheduling/slots/slots";
import { dayRange, localDay } from "@dure/domain/scheduling/slots/zone";
import { AppError } from "@dure/domain/shared/error";
import { inTurn } from "../../platform/concurrency/keyed-mutex";
import { platformTexts } from "../../platform/texts";
import type { Tx } from "../../platform/transaction/transaction-store";
import { slotTaken } from "../booking-page/free-times";
import { once, readHostDays, saveHostDays } from "./host-day-store";

const MAX_TRIES = 3;

/** `page` is there when its daily limit counts; `hold` is the visitor's own, which goes. */
type Taking = {
  after: ScheduledEvent;
  before?: ScheduledEvent;
  page?: BookingPage;
  hold?: Hold | undefined;
  nowMs: number;
};

/**
 * Takes an event's time on the days of all its hosts in a transaction, or moves it there from `before`. A hold is let go
 * wherever it was kept, also by somebody who does not get the meeting.
 * @returns what writes the time; call it after all reads
 * @throws SLOT_TAKEN
 */
export const takeTime = (tx: Tx, teamId: string, { after, before, page, hold, nowMs }: Taking): Promise<() => void> =>
  moveClaim(tx, teamId, {
    take: claimOf(after),
    free: [before && claimOf(before), hold && claimOfHold(hold)],
    page,
    nowMs,
  });

type Move = {
  take?: Claim | undefined;
  free: readonly (Claim | undefined)[];
  page?: BookingPage | undefined;
  nowMs: number;
};

/**
 * Puts a time onto the days of those who take it, and others away. The documents of all the days are read and written,
 * so of two times that are too near each other only one commits.
 * @returns what writes it; call it after all reads
 * @throws SLOT_TAKEN
 */
export async function moveClaim(tx: Tx, teamId: string, { take, free, page, nowMs }: Move): Promise<() => void> {
  const claims = [take, ...free].flatMap((claim) => claim ?? []);
  const days = [...new Set([...claims.flatMap(({ time }) => daysOf(time)), ...limitedDays(take?.time, page)])];
  const hostIds = [...new Set(claims.flatMap((claim) => claim.hostIds))];
  const seen: Seen = { nowMs, except: claims.map(({ time }) => time.event_id) };
  const read = hostIds.length > 0 ? await readHostDays(tx, teamId, hostIds, days) : [];
  const kept = read.map((host) => ({ ...host, days: standingDays(host.days, seen) }));
  const timeOf = (hostId: string) => (take?.hostIds.includes(hostId) ? take.time : undefined);
  for (const { hostId, days: others } of kept) assertFree(timeOf(hostId), once([...others.values()].flat()), page);
  return () => {
    for (const host of kept) saveHostDays(tx, teamId, host, timeOf(host.hostId));
  };
}

function assertFree(time: HeldTime | undefined, others: readonly HeldTime[], page: BookingPage | undefined): void {
  if (!time) return;
  if (!isFreeOf(time, others)) throw slotTaken();
  if (page && !isWithinLimit(offerOf(page, undefined), time.start_ms, pageStarts(others, page.id))) throw slotTaken();
}

/** The days whose meetings count for a page's daily limit. */
function limitedDays(time: HeldTime | undefined, page: BookingPage | undefined): string[] {
  if (!time || !page?.daily_limit) return [];
  const day = localDay(page.timezone, time.start_ms);
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

import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { offerOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { claimOfHold, type Hold } from "@dure/domain/scheduling/hold/hold";
import {
  type BlockingOptions,
  blockingTimes,
  type Claim,
  claimOf,
  daysOf,
  isFreeOf,
  type OccupiedTime,
  startsOfPage,
} from "@dure/domain/scheduling/scheduled-event/host-day";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { seatMates, sessionOf } from "@dure/domain/scheduling/scheduled-event/seats";
import { utcDays } from "@dure/domain/scheduling/slots/interval";
import { limitedRange } from "@dure/domain/scheduling/slots/meeting-limits";
import { isWithinLimits } from "@dure/domain/scheduling/slots/slots";
import type { Tx } from "../../platform/transaction/transaction-store";
import { slotTaken } from "../booking-page/free-times";
import { dedupeTimes, readHostDays, saveHostDays } from "./host-day-store";

/** `page` is set when its limits apply; `hold` is the visitor's own hold, which is released. */
type TimeClaim = {
  after: ScheduledEvent;
  before?: ScheduledEvent;
  page?: BookingPage;
  hold?: Hold | undefined;
  nowMs: number;
};

/**
 * Claims an event's time on the days of all its hosts, in a transaction; moves it there from `before`. The visitor's
 * hold is released on the days of all who held it, also of a host who does not get the meeting.
 * @returns the write of the days, to be called after all reads
 * @throws SLOT_TAKEN
 */
export const claimTime = (
  tx: Tx,
  teamId: string,
  { after, before, page, hold, nowMs }: TimeClaim,
): Promise<() => void> =>
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
 * Adds a time to its hosts' days and removes others. The documents of all these days are read and written, so of two
 * times that are too close to each other only one commits.
 * @returns the write of the days, to be called after all reads
 * @throws SLOT_TAKEN
 */
export async function moveClaim(tx: Tx, teamId: string, { take, free, page, nowMs }: Move): Promise<() => void> {
  const claims = [take, ...free].flatMap((claim) => claim ?? []);
  const days = [...new Set([...claims.flatMap(({ time }) => daysOf(time)), ...limitedDays(take?.time, page)])];
  const hostIds = [...new Set(claims.flatMap((claim) => claim.hostIds))];
  const seen: BlockingOptions = { nowMs, except: claims.map(({ time }) => time.event_id) };
  const read = hostIds.length > 0 ? await readHostDays(tx, teamId, hostIds, days) : [];
  const current = read.map((host) => ({ ...host, days: blockingDays(host.days, seen) }));
  const timeOf = (hostId: string) => (take?.hostIds.includes(hostId) ? take.time : undefined);
  for (const { hostId, days: others } of current)
    assertFree(timeOf(hostId), dedupeTimes([...others.values()].flat()), page);
  return () => {
    for (const host of current) saveHostDays(tx, teamId, host, timeOf(host.hostId));
  };
}

function assertFree(time: OccupiedTime | undefined, all: readonly OccupiedTime[], page: BookingPage | undefined): void {
  if (!time) return;
  const mates = page ? matesOf(time, all, page) : [];
  if (page && mates.length > 0 && mates.length >= page.seats) throw slotTaken();
  const others = all.filter((one) => !mates.includes(one));
  if (!isFreeOf(time, others)) throw slotTaken();
  // A booking that joins a session adds no meeting, so the limits don't apply.
  if (
    page &&
    mates.length === 0 &&
    !isWithinLimits(offerOf(page, undefined), time.start_ms, startsOfPage(others, page.id))
  )
    throw slotTaken();
}

const matesOf = (time: OccupiedTime, all: readonly OccupiedTime[], { id, seats }: BookingPage): OccupiedTime[] =>
  time.session ? seatMates(time, all, { pageId: id, planId: time.session.plan_id, seats }) : [];

/**
 * The session that a booking joins; undefined if it opens a new one. Reads, and so locks, the hosts' days.
 * @param time the booking's time; its session id is ignored
 */
export async function readSession(
  tx: Tx,
  teamId: string,
  { time, hostIds, page, nowMs }: { time: OccupiedTime; hostIds: readonly string[]; page: BookingPage; nowMs: number },
): Promise<string | undefined> {
  const read = await readHostDays(tx, teamId, hostIds, daysOf(time));
  const sessions = read.map(({ days }) =>
    sessionOf(matesOf(time, dedupeTimes([...blockingDays(days, { nowMs }).values()].flat()), page)),
  );
  const [first] = sessions;
  return sessions.every((one) => one === first) ? first : undefined;
}

/** The days whose meetings count for a page's limits. */
function limitedDays(time: OccupiedTime | undefined, page: BookingPage | undefined): string[] {
  const range = time && page && limitedRange(offerOf(page, undefined), time.start_ms);
  return range ? utcDays(range) : [];
}

const blockingDays = (days: ReadonlyMap<string, OccupiedTime[]>, seen: BlockingOptions) =>
  new Map([...days].map(([day, times]) => [day, blockingTimes(times, seen)]));

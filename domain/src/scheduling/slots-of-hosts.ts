import type { WorkingHours } from "./booking-page";
import { type Interval, intersect, MINUTE_MS, merge } from "./interval";
import { type Buffer, bookable, daysOfWork, freeStarts, gridStarts, type Offer, type Taken, toSlots } from "./slots";
import { startsInside } from "./starts";
import type { DateOverrides, WorkingDay } from "./working-time";

/** One of a page's hosts. What is null or absent is the page's: hours, overrides, buffers. */
export type HostTimes = {
  id: string;
  availabilities?: WorkingHours | null;
  date_overrides?: DateOverrides | null;
  buffer?: Buffer | null;
  taken: Taken;
};

/** A time and who is free at it, in the hosts' own order; never nobody. */
export type SharedSlot = Interval & { hosts: string[] };

/**
 * The times at which all hosts are free. Their working time is what they have in common, and the grid counts from its
 * start: hours that begin at different minutes still meet.
 */
export function collectiveSlots(offer: Offer, hosts: readonly HostTimes[], range: Interval, now: number): Interval[] {
  const asked = bookable(offer, range, now);
  const offers = hosts.map((host) => offerOf(offer, host));
  const [first = [], ...others] = offers.map((own) => daysOfWork(own, asked));
  const grid = gridStarts(offer, others.reduce(inCommon, first), asked);
  const free = hosts.reduce((starts, host) => freeStarts(offerOf(offer, host), starts, host.taken), grid);
  return toSlots(offer, free);
}

/**
 * The times at which any host is free, and which are. Times are those on the grid of any host; whoever works through
 * one is free at it, also when it is not on their own grid, so that everybody gets a share of all times.
 */
export function roundRobinSlots(offer: Offer, hosts: readonly HostTimes[], range: Interval, now: number): SharedSlot[] {
  const asked = bookable(offer, range, now);
  const lengthMs = offer.length * MINUTE_MS;
  const own = hosts.map((host) => {
    const ownOffer = offerOf(offer, host);
    return { host, ownOffer, days: daysOfWork(ownOffer, asked) };
  });
  const grid = [...new Set(own.flatMap(({ ownOffer, days }) => gridStarts(ownOffer, days, asked)))];
  const starts = grid.sort((a, b) => a - b);
  const freeAt = new Map(starts.map((start): [number, string[]] => [start, []]));
  for (const { host, ownOffer, days } of own) {
    const atWork = startsInside(starts, lengthMs, merge(days.flatMap(({ pieces }) => pieces)));
    for (const start of freeStarts(ownOffer, atWork, host.taken)) freeAt.get(start)?.push(host.id);
  }
  return [...freeAt]
    .filter(([, ids]) => ids.length > 0)
    .map(([start, ids]) => ({ start, end: start + lengthMs, hosts: ids }));
}

const offerOf = (offer: Offer, { availabilities, date_overrides, buffer }: HostTimes): Offer => ({
  ...offer,
  ...(availabilities && { working_hours: availabilities }),
  ...(date_overrides && { date_overrides }),
  ...(buffer && { buffer }),
});

/** Both are lists of the same days. */
const inCommon = (some: readonly WorkingDay[], others: readonly WorkingDay[]): WorkingDay[] =>
  some.map(({ day, pieces }, i) => ({ day, pieces: intersect(pieces, others[i]?.pieces ?? []) }));

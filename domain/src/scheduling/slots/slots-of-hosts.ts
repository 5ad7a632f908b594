import type { WorkingHours } from "../booking-page/booking-page";
import type { BufferMinutes } from "../booking-page/meeting-plan";
import { type Interval, intersect, MINUTE_MS } from "./interval";
import {
  type BusyTimes,
  daysAround,
  freeStarts,
  gridStarts,
  mergedWorkingTime,
  type Offer,
  toSlots,
  withoutMinimumNotice,
} from "./slots";
import { startsInside } from "./starts";
import { type DateOverrides, type WorkingDay, workingDays } from "./working-time";

/** One of a page's hosts. Hours, overrides and buffers that are null or absent are the page's. */
export type HostTimes = {
  id: string;
  availabilities?: WorkingHours | null;
  date_overrides?: DateOverrides | null;
  buffer?: BufferMinutes | null;
  taken: BusyTimes;
};

/** A time and the ids of the hosts who are free then, in the hosts' order; at least one. */
export type SharedSlot = Interval & { hosts: string[] };

/**
 * The times at which all hosts are free. The grid starts with the working time that they have in common, so hosts whose
 * hours begin at different minutes still have common times.
 */
export function collectiveSlots(offer: Offer, hosts: readonly HostTimes[], range: Interval, now: number): Interval[] {
  const bookableRange = withoutMinimumNotice(offer, range, now);
  const work = workOf(offer, hosts, bookableRange);
  const [first = [], ...others] = [...new Set(work.map(({ days }) => days))];
  const grid = gridStarts(offer, others.reduce(inCommon, first), bookableRange);
  return toSlots(
    offer,
    work.reduce((starts, { own, taken }) => freeStarts(own, starts, taken), grid),
  );
}

/**
 * The times at which any host is free, with these hosts. All hosts' grids are combined: a host who works throughout a
 * time is free at it even off their own grid, so every host gets a share of all times.
 */
export function roundRobinSlots(offer: Offer, hosts: readonly HostTimes[], range: Interval, now: number): SharedSlot[] {
  const bookableRange = withoutMinimumNotice(offer, range, now);
  const lengthMs = offer.length * MINUTE_MS;
  const work = workOf(offer, hosts, bookableRange);
  const grids = [...new Set(work.map(({ days }) => days))].map((days) => gridStarts(offer, days, bookableRange));
  const starts = [...new Set(grids.flat())].sort((a, b) => a - b);
  const freeAt = new Map(starts.map((start): [number, string[]] => [start, []]));
  for (const { id, own, days, taken } of work) {
    const atWork = startsInside(starts, lengthMs, mergedWorkingTime(days));
    for (const start of freeStarts(own, atWork, taken)) freeAt.get(start)?.push(id);
  }
  return [...freeAt]
    .filter(([, ids]) => ids.length > 0)
    .map(([start, ids]) => ({ start, end: start + lengthMs, hosts: ids }));
}

/** Each host's own offer and working days; hosts with the same hours and overrides share the computed days. */
function workOf(offer: Offer, hosts: readonly HostTimes[], asked: Interval) {
  const localDays = daysAround(offer, asked);
  const known: { own: Offer; days: WorkingDay[] }[] = [];
  return hosts.map(({ id, taken, availabilities, date_overrides, buffer }) => {
    const own: Offer = {
      ...offer,
      ...(availabilities && { working_hours: availabilities }),
      ...(date_overrides && { date_overrides }),
      ...(buffer && { buffer }),
    };
    const same = known.find(
      (one) => one.own.working_hours === own.working_hours && one.own.date_overrides === own.date_overrides,
    );
    const days = same?.days ?? workingDays(own, localDays);
    if (!same) known.push({ own, days });
    return { id, taken, own, days };
  });
}

/** The common working time; both lists have the same days. */
const inCommon = (some: readonly WorkingDay[], others: readonly WorkingDay[]): WorkingDay[] =>
  some.map(({ day, pieces }, i) => ({ day, pieces: intersect(pieces, others[i]?.pieces ?? []) }));

import { z } from "zod";
import { Id, Time } from "../../shared/value";

/** A host of a page, in the page's order; a weight of 2 asks for twice as many bookings as one of 1. */
export type WeightedHost = { id: string; weight: number };

/** Every weight from 1 to MAX_WEIGHT divides it, so that counts per weight are whole numbers. */
const BOOKING = 2520;
export const MAX_WEIGHT = 10;

/**
 * The bookings of each host of a page. `bookings` have not been canceled. `level` is their count per weight, in
 * 2520ths of a booking; it began with `joined_level`. Times are the server's, of booking, not of meeting.
 */
export const Tally = z.record(
  Id,
  z.object({
    bookings: z.int().nonnegative(),
    level: z.int(),
    joined_level: z.int(),
    last_booked_at: Time.nullable(),
    joined_at: Time,
  }),
);
export type Tally = z.infer<typeof Tally>;

/**
 * The order in which free hosts get a booking. Hosts with at most their share come first, by (count + 1) / weight; ties
 * go to the least recently booked, then by page order. If all are above it, the lowest count / weight wins. So no host
 * is ever a whole booking off its share while all are free (docs/slots.md).
 * @param free ids; ids that are not hosts of the page are ignored
 * @param tally the result of `withHosts` for these hosts
 */
export function rankHosts(free: readonly string[], tally: Tally, hosts: readonly WeightedHost[]): string[] {
  const share = meanLevel(tally, hosts);
  return hosts
    .filter(({ id }) => free.includes(id))
    .map((host) => ({ id: host.id, last: tally[host.id]?.last_booked_at ?? "", ...dueOf(host, tally, share) }))
    .sort((a, b) => Number(a.isAhead) - Number(b.isAhead) || a.due - b.due || compare(a.last, b.last))
    .map(({ id }) => id);
}

/** The hosts for a meeting at a time. `offering` are those who work then, `held` those of the visitor's own hold. */
export type Offering<Host> = {
  strategy: "collective" | "round-robin";
  hosts: readonly Host[];
  offering: readonly Host[];
  held: readonly Host[];
};

/**
 * The candidates for a meeting, in the order in which they are tried. A candidate is the hosts who take it together:
 * all of the page's, or a single one on a round-robin page. There the hosts of the visitor's hold come before the
 * others.
 * @returns no candidate when nobody works at the time
 */
export function candidatesInOrder<Host extends WeightedHost>(
  { strategy, hosts, offering, held }: Offering<Host>,
  tally: Tally,
): Host[][] {
  if (offering.length === 0) return [];
  if (strategy === "collective") return [[...hosts]];
  const ids = offering.map(({ id }) => id);
  const ranked = rankHosts(ids, tally, hosts).flatMap((id) => offering.find((host) => host.id === id) ?? []);
  const isHeld = (host: Host) => held.some(({ id }) => id === host.id);
  return [...ranked.filter(isHeld), ...ranked.filter((host) => !isHeld(host))].map((host) => [host]);
}

function dueOf(host: WeightedHost, tally: Tally, share: number) {
  const level = levelOf(tally, host);
  const isAhead = level > share;
  return { isAhead, due: isAhead ? level : level + stepOf(host) };
}

/** The tally after a booking. */
export const afterBooking = (tally: Tally, host: WeightedHost, at: string): Tally =>
  change(tally, host.id, (entry) => ({
    ...entry,
    bookings: entry.bookings + 1,
    level: entry.level + stepOf(host),
    last_booked_at: at,
  }));

/**
 * The tally after a cancellation. Subtracts the average count of the host's bookings, which is the booking's own count
 * unless the weight has changed. A booking from before the host was last added to the page is not counted.
 */
export const afterCancellation = (tally: Tally, hostId: string, bookedAt: string): Tally =>
  change(tally, hostId, (entry) => {
    if (bookedAt < entry.joined_at || entry.bookings === 0) return entry;
    const average = Math.round((entry.level - entry.joined_level) / entry.bookings);
    return { ...entry, bookings: entry.bookings - 1, level: entry.level - average };
  });

/**
 * The tally for a page's current hosts. A new host begins at the others' level, as if they had had their share until
 * now; a removed host's entry is dropped. A new weight counts from now on: levels stay.
 */
export function withHosts(tally: Tally, hosts: readonly WeightedHost[], at: string): Tally {
  const others = hosts.filter(({ id }) => tally[id]);
  const level = Math.floor(meanLevel(tally, others));
  const newcomer = { bookings: 0, level, joined_level: level, last_booked_at: null, joined_at: at };
  return Object.fromEntries(hosts.map(({ id }) => [id, tally[id] ?? newcomer]));
}

/**
 * A host's share for the screen. `credit` is what a newcomer's start level or a change of weight added to the count.
 */
export const HostShare = z.object({
  id: Id,
  bookings: z.int(),
  credit: z.number(),
  expected: z.number(),
  actual: z.number(),
});
export type HostShare = z.infer<typeof HostShare>;

/** The share of each host by weight, and by the bookings with their credits; shares are parts of 1. */
export function fairness(tally: Tally, hosts: readonly WeightedHost[]): HostShare[] {
  const weights = sum(hosts.map(({ weight }) => weight));
  const counts = hosts.map((host) => (levelOf(tally, host) * host.weight) / BOOKING);
  const total = sum(counts);
  return hosts.map(({ id, weight }, i) => {
    const [bookings, count] = [tally[id]?.bookings ?? 0, counts[i] ?? 0];
    return {
      id,
      bookings,
      credit: count - bookings,
      expected: weight / weights,
      actual: total > 0 ? count / total : 0,
    };
  });
}

const levelOf = (tally: Tally, { id }: WeightedHost): number => tally[id]?.level ?? 0;
const stepOf = ({ weight }: WeightedHost): number => BOOKING / weight;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The level of all hosts if their bookings were distributed by their weights. */
function meanLevel(tally: Tally, hosts: readonly WeightedHost[]): number {
  const weights = sum(hosts.map(({ weight }) => weight));
  return weights === 0 ? 0 : sum(hosts.map((host) => levelOf(tally, host) * host.weight)) / weights;
}

function change(tally: Tally, id: string, how: (entry: Tally[string]) => Tally[string]): Tally {
  const entry = tally[id];
  return entry ? { ...tally, [id]: how(entry) } : tally;
}

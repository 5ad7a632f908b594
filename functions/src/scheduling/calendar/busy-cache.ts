import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { LRUCache } from "lru-cache";
import { cachedBusy } from "./calendar-cache";
import { markCalendarChanged } from "./calendar-cache-store";
import { type BusyCalendar, readBusy } from "./read-calendars";

export type BusyQuery = { teamId: string; hostId: string; calendars: readonly CalendarRef[]; range: Interval };

const memory = new LRUCache<string, Promise<BusyCalendar[]>>({ max: 500, ttl: 5_000 });
const inFlight = new Map<string, Promise<BusyCalendar[]>>();

const keyOf = ({ teamId, hostId, calendars, range }: BusyQuery) => JSON.stringify([teamId, hostId, calendars, range]);

/**
 * When a host's calendars are busy, as this instance or the shared cache remembers it. The answer has all calendars or
 * none: without one of them, times would be offered that nobody checked.
 * @param version changes with the host's own meetings, so that their calendars are read again
 * @throws PROVIDER_FAILED, or an error that `isDisconnected` matches
 */
export function memoizedBusy(query: BusyQuery, version: number): Promise<BusyCalendar[]> {
  const key = `${keyOf(query)} ${version}`;
  const known = memory.get(key);
  if (known) return known;
  const busy = cachedBusy({ ...query, userId: query.hostId });
  memory.set(key, busy);
  busy.catch(() => memory.delete(key));
  return busy;
}

/** Invalidates both caches of a host's calendars. Called when an offered time turns out to be taken. */
export async function invalidateBusy({ teamId, hostId, calendars }: Omit<BusyQuery, "range">): Promise<void> {
  const ofHost = JSON.stringify([teamId, hostId]).slice(0, -1);
  for (const key of [...memory.keys()]) if (key.startsWith(`${ofHost},`)) memory.delete(key);
  const memberCalendars = calendars.map((calendar) => ({ teamId, userId: hostId, calendar }));
  await Promise.all(memberCalendars.map((one) => markCalendarChanged(one, Date.now())));
}

/** When a host's calendars are busy as of now, past the caches. Concurrent calls for the same time share one answer. */
export function freshBusy(query: BusyQuery): Promise<BusyCalendar[]> {
  const key = keyOf(query);
  const known = inFlight.get(key);
  if (known) return known;
  const busy = readBusy({ ...query, userId: query.hostId }).finally(() => inFlight.delete(key));
  inFlight.set(key, busy);
  return busy;
}

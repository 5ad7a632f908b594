import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { markCalendarChanged } from "./calendar-cache-store";
import { busyOfLate } from "./lately";
import { type BusyCalendar, readBusy } from "./read-calendars";

const KEPT_MS = 5_000;
const MAX_KEPT = 500;

export type BusyQuery = { teamId: string; hostId: string; calendars: readonly CalendarRef[]; range: Interval };

const kept = new Map<string, { busy: Promise<BusyCalendar[]>; untilMs: number }>();
const underWay = new Map<string, Promise<BusyCalendar[]>>();

const keyOf = ({ teamId, hostId, calendars, range }: BusyQuery) => JSON.stringify([teamId, hostId, calendars, range]);

/**
 * When calendars of a host are busy, as of late: instances share what is kept of the providers' answers. All calendars or
 * none: an answer without one of them would offer times nobody checked.
 * @param version changes when the host's own meetings do, so that their calendars are asked again
 * @throws PROVIDER_FAILED, or what `isDisconnected` knows
 */
export function busyLately(query: BusyQuery, version: number): Promise<BusyCalendar[]> {
  const key = `${keyOf(query)} ${version}`;
  const known = kept.get(key);
  if (known && known.untilMs > Date.now()) return known.busy;
  if (kept.size >= MAX_KEPT) kept.clear();
  const busy = busyOfLate({ ...query, userId: query.hostId });
  kept.set(key, { busy, untilMs: Date.now() + KEPT_MS });
  busy.catch(() => kept.delete(key));
  return busy;
}

/**
 * What was kept of a host's calendars has turned out to be old: a time was offered by it that is taken. So they are asked
 * again, even when nobody tells of the change.
 */
export async function distrustKept({ teamId, hostId, calendars }: Omit<BusyQuery, "range">): Promise<void> {
  const ofHost = JSON.stringify([teamId, hostId]).slice(0, -1);
  for (const key of kept.keys()) if (key.startsWith(`${ofHost},`)) kept.delete(key);
  const own = calendars.map((calendar) => ({ teamId, userId: hostId, calendar }));
  await Promise.all(own.map((one) => markCalendarChanged(one, Date.now())));
}

/** The same as of now; calls for the same time that come while one is under way share its answer. */
export function busyNow(query: BusyQuery): Promise<BusyCalendar[]> {
  const key = keyOf(query);
  const known = underWay.get(key);
  if (known) return known;
  const busy = readBusy({ ...query, userId: query.hostId }).finally(() => underWay.delete(key));
  underWay.set(key, busy);
  return busy;
}

import type { BookingPageOptions, Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { offerOf, planOf, slotsOfPage } from "@dure/domain/scheduling/booking-page/page-offer";
import { conflictCalendars } from "@dure/domain/scheduling/booking-page/publish-page";
import { holdEventId } from "@dure/domain/scheduling/hold/hold";
import {
  blockingTimes,
  hostDays,
  type OccupiedTime,
  startsOfPage,
  toBusyTimes,
} from "@dure/domain/scheduling/scheduled-event/host-day";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { type Seating, withoutJoinable } from "@dure/domain/scheduling/scheduled-event/seats";
import { DAY_MS, type Interval, MINUTE_MS, widen } from "@dure/domain/scheduling/slots/interval";
import { limitReachDays } from "@dure/domain/scheduling/slots/meeting-limits";
import { type BusyTimes, freeSlots, isFree, type Offer } from "@dure/domain/scheduling/slots/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { freshBusy, invalidateBusy, memoizedBusy } from "../calendar/busy-cache";
import { busyOfHost } from "../calendar/busy-of-host";
import { isDisconnected } from "../calendar/calendar-error";
import { findHeldTimes } from "../scheduled-event/host-day-store";

/**
 * The context of a query for hosts' times. The times of `moving`, an event about to move, and of the visitor's own hold
 * count as free.
 */
type HostQuery = {
  teamId: string;
  /** undefined for a page that is not published yet. */
  pageId?: string | undefined;
  moving?: ScheduledEvent | undefined;
  holdId?: string | undefined;
  nowMs: number;
  /** Set only for a page with seats. */
  seating?: Seating | undefined;
};

/** A query for the times of a page, with one of its meeting plans. */
export type PageQuery = Omit<HostQuery, "seating"> & { options: BookingPageOptions; planId?: string | undefined };

/**
 * The times of a range at which all hosts are free or, on a round-robin page, one of them. A round-robin host whose
 * calendar can't be read is left out, as long as another one's can.
 * @throws PROVIDER_FAILED, or an error that `isDisconnected` matches: no time is offered unchecked
 */
export async function freeTimes(query: PageQuery, hosts: readonly Organizer[], range: Interval): Promise<Interval[]> {
  const { options, planId, nowMs } = query;
  const seated = { ...query, seating: seatingOf(query) };
  const isRoundRobin = options.strategy === "round-robin";
  const offer = offerOf(options, planId);
  const checked = checkedRange(offer, range, nowMs);
  if (checked.start >= checked.end) return [];
  const read = await Promise.allSettled(
    hosts.map(async (host) => ({ ...host, taken: await busyTimesOf(seated, host, offer, checked) })),
  );
  const refusals = read.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const canLeaveOut =
    isRoundRobin && refusals.length < hosts.length && refusals.every((one) => one instanceof AppError);
  if (refusals.length > 0 && !canLeaveOut) throw refusals.find((one) => !isDisconnected(one)) ?? refusals[0];
  const known = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  return slotsOfPage(options, planId, known, { range, nowMs }).map(({ start, end }) => ({ start, end }));
}

/** Ranges begin at whole half hours, so that requests a moment later hit the same cache entry. */
const RANGE_STEP_MS = 30 * MINUTE_MS;

/** The range to check for times that begin within `range`: they may end after it, and have buffers. */
const checkedRange = ({ length, buffer }: Offer, { start, end }: Interval, nowMs: number): Interval =>
  widen(
    { start: Math.max(start, Math.floor(nowMs / RANGE_STEP_MS) * RANGE_STEP_MS), end: end + length * MINUTE_MS },
    buffer,
  );

/** Limits count whole days, weeks and months of the page's zone, which may reach beyond the range. */
const aroundOf = (offer: Offer) => {
  const minutes = (limitReachDays(offer) * DAY_MS) / MINUTE_MS;
  return { head: minutes, tail: minutes };
};

/** A host's busy times, from their meetings and their calendars. */
async function busyTimesOf(query: HostQuery, host: Organizer, offer: Offer, range: Interval): Promise<BusyTimes> {
  const { teamId } = query;
  const { times, version } = await findHeldTimes(teamId, host.id, hostDays(range, aroundOf(offer)));
  const known = await memoizedBusy({ teamId, hostId: host.id, calendars: conflictCalendars(host), range }, version);
  return withBusy(await busyOfHost({ teamId, hostId: host.id }, known, times), heldTaken(query, times));
}

/** The busy times of one of a page's hosts around the slots that start in a range. */
export function takenTimesOf(query: PageQuery, host: Organizer, range: Interval): Promise<BusyTimes> {
  const offer = offerOf(query.options, query.planId);
  const around = widen({ start: range.start, end: range.end + offer.length * MINUTE_MS }, offer.buffer);
  return busyTimesOf({ ...query, seating: seatingOf(query) }, host, offer, around);
}

/** The times at which one host is free. */
export async function freeTimesOf(
  query: HostQuery,
  host: Organizer,
  offer: Offer,
  range: Interval,
): Promise<Interval[]> {
  const checked = checkedRange(offer, range, query.nowMs);
  if (checked.start >= checked.end) return [];
  return freeSlots(offer, range, query.nowMs, await busyTimesOf(query, host, offer, checked));
}

/**
 * Checks before a booking whether a host is free at a time: their meetings first, which is cheap, then their calendars
 * past all caches. Concurrent bookings may all pass; the transaction that follows decides.
 * @throws SLOT_TAKEN
 */
export async function assertFree(query: PageQuery, host: Organizer, slot: Interval): Promise<void> {
  const { buffer } = offerOf(query.options, query.planId);
  const held = await assertNotBooked(query, host, slot);
  const range = widen(slot, buffer);
  const busyQuery = { teamId: query.teamId, hostId: host.id, calendars: conflictCalendars(host), range };
  const busy = await busyOfHost(busyQuery, await freshBusy(busyQuery), held);
  if (isFree(slot, buffer, { busy, held: [] })) return;
  await invalidateBusy(busyQuery);
  throw slotTaken();
}

/**
 * Checks the host's meetings and holds alone, by a plain read.
 * @returns the host's times around the slot
 * @throws SLOT_TAKEN
 */
export async function assertNotBooked(query: PageQuery, host: Organizer, slot: Interval): Promise<OccupiedTime[]> {
  const { buffer } = offerOf(query.options, query.planId);
  const { times } = await findHeldTimes(query.teamId, host.id, hostDays(slot, buffer));
  if (!isFree(slot, buffer, heldTaken({ ...query, seating: seatingOf(query) }, times))) throw slotTaken();
  return times;
}

export const slotTaken = () => new AppError("SLOT_TAKEN", schedulingTexts.slotTaken);

const seatingOf = ({ options, planId, pageId }: PageQuery): Seating | undefined =>
  pageId === undefined || options.seats === 1
    ? undefined
    : { pageId, planId: planOf(options, planId).id, seats: options.seats };

function heldTaken({ pageId, moving, holdId, nowMs, seating }: HostQuery, times: readonly OccupiedTime[]): BusyTimes {
  const others = blockingTimes(times, { nowMs, except: [moving?.id, holdEventId(holdId)] });
  const starts = pageId === undefined ? [] : startsOfPage(others, pageId);
  if (!seating) return { ...toBusyTimes(others), starts };
  const { rest, joinable } = withoutJoinable(others, seating);
  return { ...toBusyTimes(rest), starts, joinable: toBusyTimes(joinable).busy };
}

const withBusy = (busy: readonly Interval[], meetings: BusyTimes): BusyTimes => ({
  ...meetings,
  busy: [...busy, ...meetings.busy],
});

import type { BookingPageOptions, Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { offerOf, slotsOfPage } from "@dure/domain/scheduling/booking-page/page-offer";
import { conflictCalendars } from "@dure/domain/scheduling/booking-page/publish-page";
import { holdName } from "@dure/domain/scheduling/hold/hold";
import { hostedBy } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import {
  type HeldTime,
  hostDays,
  pageStarts,
  standing,
  takenBy,
} from "@dure/domain/scheduling/scheduled-event/host-day";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { DAY_MS, type Interval, MINUTE_MS, widen } from "@dure/domain/scheduling/slots/interval";
import { freeSlots, isFree, type Offer, type Taken } from "@dure/domain/scheduling/slots/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { busyLately, busyNow, distrustKept } from "../calendar/busy-times";
import { isDisconnected } from "../calendar/calendar-error";
import type { BusyCalendar } from "../calendar/read-calendars";
import { withoutOwnEvent } from "../calendar/without-own-event";
import { findHeldTimes } from "../scheduled-event/host-day-store";

/**
 * Who asks about hosts, and when. `moving` is an event about to move, whose own time then counts as free; so does the
 * time that the visitor's own hold keeps.
 */
type Asked = {
  teamId: string;
  /** Not there for a page that is not published yet. */
  pageId?: string | undefined;
  moving?: ScheduledEvent | undefined;
  holdId?: string | undefined;
  nowMs: number;
};

/** The same with the page's options and one of its ways to meet. */
export type PageQuery = Asked & { options: BookingPageOptions; planId?: string | undefined };

/**
 * The times between two instants at which all of the hosts are free, or one of them where they take turns. In turns, a
 * host whose calendar can't be read takes no meetings, while the others do.
 * @throws PROVIDER_FAILED or what `isDisconnected` knows: no time is offered that wasn't checked
 */
export async function freeTimes(query: PageQuery, hosts: readonly Organizer[], range: Interval): Promise<Interval[]> {
  const { options, planId, nowMs } = query;
  const isInTurns = options.strategy === "round-robin";
  const offer = offerOf(options, planId);
  const asked = checkedRange(offer, range, nowMs);
  if (asked.start >= asked.end) return [];
  const read = await Promise.allSettled(
    hosts.map(async (host) => ({ ...host, taken: await takenOf(query, host, offer, asked) })),
  );
  const refusals = read.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const isPassedOver = isInTurns && refusals.length < hosts.length && refusals.every((one) => one instanceof AppError);
  if (refusals.length > 0 && !isPassedOver) throw refusals.find((one) => !isDisconnected(one)) ?? refusals[0];
  const known = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  return slotsOfPage(options, planId, known, { range, nowMs }).map(({ start, end }) => ({ start, end }));
}

/** Calendars are asked for whole half hours, so that an answer serves whoever asks a moment later. */
const ASKED_STEP_MS = 30 * MINUTE_MS;

/** What has to be known to offer times of a range: its meetings may begin in it and end after it. */
const checkedRange = ({ length, buffer }: Offer, { start, end }: Interval, nowMs: number): Interval =>
  widen(
    { start: Math.max(start, Math.floor(nowMs / ASKED_STEP_MS) * ASKED_STEP_MS), end: end + length * MINUTE_MS },
    buffer,
  );

const NOTHING_AROUND = { head: 0, tail: 0 };
/** The daily limit counts whole days of the page's zone, which begin before the days asked for and end after them. */
const A_DAY_AROUND = { head: DAY_MS / MINUTE_MS, tail: DAY_MS / MINUTE_MS };

/** When a host is taken, from their meetings and their calendars. */
async function takenOf(query: Asked, host: Organizer, offer: Offer, range: Interval): Promise<Taken> {
  const { teamId } = query;
  const around = typeof offer.daily_limit === "number" ? A_DAY_AROUND : NOTHING_AROUND;
  const { times, version } = await findHeldTimes(teamId, host.id, hostDays(range, around));
  const known = await busyLately({ teamId, hostId: host.id, calendars: conflictCalendars(host), range }, version);
  return withBusy(await withoutMoving(query, host, known), heldTaken(query, times));
}

/** The times that one host would offer. */
export async function freeTimesOf(query: Asked, host: Organizer, offer: Offer, range: Interval): Promise<Interval[]> {
  const asked = checkedRange(offer, range, query.nowMs);
  if (asked.start >= asked.end) return [];
  return freeSlots(offer, range, query.nowMs, await takenOf(query, host, offer, asked));
}

/**
 * Asks just before a booking whether a host is free at one time: meetings first, for they cost little, then the
 * calendars as of now. Two bookings may both pass; the transaction that follows decides.
 * @throws SLOT_TAKEN
 */
export async function assertFreeNow(query: PageQuery, host: Organizer, slot: Interval): Promise<void> {
  const { buffer } = offerOf(query.options, query.planId);
  await assertNotHeld(query, host, slot);
  const range = widen(slot, buffer);
  const asked = { teamId: query.teamId, hostId: host.id, calendars: conflictCalendars(host), range };
  const busy = await withoutMoving(query, host, await busyNow(asked));
  if (isFree(slot, buffer, withBusy(busy, { busy: [], held: [] }))) return;
  await distrustKept(asked);
  throw slotTaken();
}

/** Whether another meeting of the host is too near, by a plain read. @throws SLOT_TAKEN */
export async function assertNotHeld(query: PageQuery, host: Organizer, slot: Interval): Promise<void> {
  const { buffer } = offerOf(query.options, query.planId);
  const { times } = await findHeldTimes(query.teamId, host.id, hostDays(slot, buffer));
  if (!isFree(slot, buffer, heldTaken(query, times))) throw slotTaken();
}

export const slotTaken = () => new AppError("SLOT_TAKEN", schedulingTexts.slotTaken);

const heldTaken = ({ pageId, moving, holdId, nowMs }: Asked, times: readonly HeldTime[]): Taken => {
  const others = standing(times, { nowMs, except: [moving?.id, holdName(holdId)] });
  return { ...takenBy(others), starts: pageId === undefined ? [] : pageStarts(others, pageId) };
};

const withoutMoving = async ({ teamId, moving }: Asked, host: Organizer, busy: BusyCalendar[]) => {
  const own = moving?.hosts.find(({ id }) => id === host.id);
  return moving && own ? withoutOwnEvent(teamId, hostedBy(moving, own), busy) : busy;
};

const withBusy = (calendars: readonly BusyCalendar[], meetings: Taken): Taken => ({
  ...meetings,
  busy: [...calendars.flatMap(({ busy }) => busy), ...meetings.busy],
});

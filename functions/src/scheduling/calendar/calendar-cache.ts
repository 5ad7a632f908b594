import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { BusyTime } from "@dure/domain/scheduling/scheduled-event/busy-time";
import { type Interval, overlaps } from "@dure/domain/scheduling/slots/interval";
import { weeksIn, weeksRange } from "@dure/domain/scheduling/slots/week";
import { logger } from "firebase-functions";
import {
  type CachedWeek,
  type CacheKind,
  type CalendarState,
  type MemberCalendar,
  markFound,
  readCachedWeeks,
  saveWeeks,
} from "./calendar-cache-store";
import type { FoundEvent } from "./provider-types";
import {
  type BusyCalendar,
  type CalendarEvents,
  type CalendarQuery,
  dedupeEvents,
  readBusy,
  readEvents,
} from "./read-calendars";
import { requestWatch } from "./watch-calendar";

/** The longest age of a cached week: short without change notifications, longer while the provider sends them. */
const UNWATCHED_MS = 10_000;
const WATCHED_MS = 15 * 60_000;
/** Clocks of instances differ: an answer read this soon after a change may be older than the change. */
const CLOCK_SKEW_MS = 2_000;

/**
 * When a member's calendars are busy, from the weeks cached in Firestore as long as they are fresh. Missing weeks are
 * read from the providers as whole weeks, and cached only if all of them were read.
 * @throws PROVIDER_FAILED, or an error that `isDisconnected` matches
 */
export const cachedBusy = (reading: CalendarQuery): Promise<BusyCalendar[]> =>
  readThroughCache<BusyCalendar, BusyTime>(reading, {
    kind: "busy",
    read: readBusy,
    itemsOf: ({ busy }) => busy,
    timeOf: (one) => one,
    toAnswer: (calendar, busy) => ({ calendar, busy }),
  });

/** The events of a member's calendars, cached in the same way. */
export const cachedEvents = (reading: CalendarQuery): Promise<CalendarEvents[]> =>
  readThroughCache<CalendarEvents, FoundEvent>(reading, {
    kind: "events",
    read: readEvents,
    itemsOf: ({ events }) => events,
    timeOf: ({ time }) => time,
    toAnswer: (calendar, events) => ({ calendar, events: dedupeEvents(events) }),
  });

type Source<A, T> = {
  kind: CacheKind;
  read: (reading: CalendarQuery) => Promise<(A & { calendar: CalendarRef })[]>;
  itemsOf: (answer: A) => readonly T[];
  timeOf: (item: T) => Interval;
  toAnswer: (calendar: CalendarRef, items: T[]) => A;
};

async function readThroughCache<A, T>(reading: CalendarQuery, source: Source<A, T>): Promise<A[]> {
  const weeks = weeksIn(reading.range);
  const nowMs = Date.now();
  const known = await Promise.all(
    reading.calendars.map(async (calendar) => {
      const memberCalendar = { teamId: reading.teamId, userId: reading.userId, calendar };
      const { state, cached } = await readCachedWeeks(memberCalendar, source.kind, weeks);
      return { memberCalendar, state, fresh: cached.filter((one) => isFresh(one, state, nowMs)) };
    }),
  );
  const asking = known.map(({ memberCalendar, state }) => requestWatch(memberCalendar, state, nowMs));
  const stale = known.filter(({ fresh }) => fresh.length < weeks.length);
  const missing = weeks.filter((week) => stale.some(({ fresh }) => !fresh.some((one) => one.week === week)));
  const renewed = await readMissing(reading, source, {
    calendars: stale.map(({ memberCalendar }) => memberCalendar),
    missing,
  });
  const found = stale.filter(({ state }) => state.lost_at_ms > 0);
  await Promise.all([...asking, ...found.map(({ memberCalendar }) => markFound(memberCalendar))]);
  return known.map(({ memberCalendar, fresh }) => {
    const read = renewed.get(memberCalendar.calendar) ?? [];
    const parts = [...fresh.filter(({ week }) => !read.some((one) => one.week === week)), ...read];
    const items = parts.flatMap(({ data }) => data as T[]);
    return source.toAnswer(
      memberCalendar.calendar,
      items.filter((item) => touches(source.timeOf(item), reading.range)),
    );
  });
}

/** An event without length counts at its start. */
const touches = ({ start, end }: Interval, range: Interval): boolean =>
  overlaps({ start, end: Math.max(end, start + 1) }, range);

function isFresh({ readAtMs }: CachedWeek, { changed_at_ms, watched_until_ms }: CalendarState, nowMs: number): boolean {
  const ageMs = watched_until_ms > nowMs ? WATCHED_MS : UNWATCHED_MS;
  return nowMs - readAtMs < ageMs && readAtMs > changed_at_ms + CLOCK_SKEW_MS;
}

async function readMissing<A, T>(
  reading: CalendarQuery,
  source: Source<A, T>,
  { calendars, missing }: { calendars: readonly MemberCalendar[]; missing: readonly number[] },
): Promise<Map<CalendarRef, CachedWeek[]>> {
  const [first, last] = [missing.at(0), missing.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const range = weeksRange(first, last);
  const readAtMs = Date.now();
  const answers = await source.read({ ...reading, calendars: calendars.map(({ calendar }) => calendar), range });
  const renewed = calendars.map((memberCalendar) => {
    const answer = answers.find(({ calendar }) => calendar === memberCalendar.calendar);
    if (!answer) throw new Error(`No answer for ${memberCalendar.calendar.id}.`);
    const items = source.itemsOf(answer);
    const inWeek = (week: number) => items.filter((item) => touches(source.timeOf(item), weeksRange(week)));
    return { memberCalendar, weeks: weeksIn(range).map((week) => ({ week, readAtMs, data: inWeek(week) })) };
  });
  // Not awaited: weeks that could not be cached are read again.
  for (const { memberCalendar, weeks } of renewed)
    saveWeeks(memberCalendar, source.kind, weeks).catch((error: unknown) => {
      logger.warn("A calendar's weeks could not be cached.", { teamId: memberCalendar.teamId, error: String(error) });
    });
  return new Map(renewed.map(({ memberCalendar, weeks }) => [memberCalendar.calendar, weeks]));
}

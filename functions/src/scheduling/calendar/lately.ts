import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { type Interval, merge, overlaps } from "@dure/domain/scheduling/slots/interval";
import { weeksIn, weeksRange } from "@dure/domain/scheduling/slots/week";
import { logger } from "firebase-functions";
import {
  type CalendarState,
  type KeptWeek,
  type Kind,
  keepWeeks,
  type OwnCalendar,
  readKept,
} from "./calendar-cache-store";
import type { FoundEvent } from "./provider";
import { type BusyCalendar, type CalendarEvents, once, type Reading, readBusy, readEvents } from "./read-calendars";
import { askToWatch } from "./watch-calendar";

/** How old an answer may be: short where the provider tells nothing, longer where it tells of changes. */
const UNWATCHED_MS = 10_000;
const WATCHED_MS = 15 * 60_000;
/** Instances' clocks differ: what was read so soon after a change may be from before it. */
const CLOCKS_MS = 2_000;

/**
 * When calendars of a member are busy, from what was kept of their weeks as far as that is fresh. What is missing is
 * asked for in whole weeks, and kept only when all of it came.
 * @throws PROVIDER_FAILED, or what `isDisconnected` knows
 */
export const busyOfLate = (reading: Reading): Promise<BusyCalendar[]> =>
  ofLate<BusyCalendar, Interval>(reading, {
    kind: "busy",
    read: readBusy,
    itemsOf: ({ busy }) => busy,
    timeOf: (one) => one,
    toAnswer: (calendar, busy) => ({ calendar, busy: merge(busy) }),
  });

/** The events of calendars of a member, likewise. */
export const eventsOfLate = (reading: Reading): Promise<CalendarEvents[]> =>
  ofLate<CalendarEvents, FoundEvent>(reading, {
    kind: "events",
    read: readEvents,
    itemsOf: ({ events }) => events,
    timeOf: ({ time }) => time,
    toAnswer: (calendar, events) => ({ calendar, events: once(events) }),
  });

type Source<A, T> = {
  kind: Kind;
  read: (reading: Reading) => Promise<(A & { calendar: CalendarRef })[]>;
  itemsOf: (answer: A) => readonly T[];
  timeOf: (item: T) => Interval;
  toAnswer: (calendar: CalendarRef, items: T[]) => A;
};

async function ofLate<A, T>(reading: Reading, source: Source<A, T>): Promise<A[]> {
  const weeks = weeksIn(reading.range);
  const nowMs = Date.now();
  const known = await Promise.all(
    reading.calendars.map(async (calendar) => {
      const own = { teamId: reading.teamId, userId: reading.userId, calendar };
      const { state, kept } = await readKept(own, source.kind, weeks);
      return { own, state, fresh: kept.filter((one) => isFresh(one, state, nowMs)) };
    }),
  );
  const asking = known.map(({ own, state }) => askToWatch(own, state, nowMs));
  const stale = known.filter(({ fresh }) => fresh.length < weeks.length);
  const missing = weeks.filter((week) => stale.some(({ fresh }) => !fresh.some((one) => one.week === week)));
  const renewed = await renew(reading, source, { calendars: stale.map(({ own }) => own), missing });
  await Promise.all(asking);
  return known.map(({ own, fresh }) => {
    const anew = renewed.get(own.calendar) ?? [];
    const parts = [...fresh.filter(({ week }) => !anew.some((one) => one.week === week)), ...anew];
    const items = parts.flatMap(({ data }) => data as T[]);
    return source.toAnswer(
      own.calendar,
      items.filter((item) => touches(source.timeOf(item), reading.range)),
    );
  });
}

/** An event without length lies where it begins. */
const touches = ({ start, end }: Interval, range: Interval): boolean =>
  overlaps({ start, end: Math.max(end, start + 1) }, range);

function isFresh({ readAtMs }: KeptWeek, { changed_at_ms, watched_until_ms }: CalendarState, nowMs: number): boolean {
  const ageMs = watched_until_ms > nowMs ? WATCHED_MS : UNWATCHED_MS;
  return nowMs - readAtMs < ageMs && readAtMs > changed_at_ms + CLOCKS_MS;
}

async function renew<A, T>(
  reading: Reading,
  source: Source<A, T>,
  { calendars, missing }: { calendars: readonly OwnCalendar[]; missing: readonly number[] },
): Promise<Map<CalendarRef, KeptWeek[]>> {
  const [first, last] = [missing.at(0), missing.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const range = weeksRange(first, last);
  const readAtMs = Date.now();
  const answers = await source.read({ ...reading, calendars: calendars.map(({ calendar }) => calendar), range });
  const renewed = calendars.map((own) => {
    const answer = answers.find(({ calendar }) => calendar === own.calendar);
    if (!answer) throw new Error(`Nothing was read of ${own.calendar.id}.`);
    const items = source.itemsOf(answer);
    const inWeek = (week: number) => items.filter((item) => touches(source.timeOf(item), weeksRange(week)));
    return { own, weeks: weeksIn(range).map((week) => ({ week, readAtMs, data: inWeek(week) })) };
  });
  // Nobody waits for it: what is not kept is asked for again.
  for (const { own, weeks } of renewed)
    keepWeeks(own, source.kind, weeks).catch((error: unknown) => {
      logger.warn("What was read of a calendar could not be kept.", { teamId: own.teamId, error: String(error) });
    });
  return new Map(renewed.map(({ own, weeks }) => [own.calendar, weeks]));
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS, type WorkingHours } from "../booking-page/booking-page";
import { explainTime } from "./explain-time";
import { DAY_MS, type Interval, MINUTE_MS, overlaps, widen } from "./interval";
import { type BusyTimes, freeSlots, isFree, isWithinLimits, type Offer } from "./slots";
import { isOffered } from "./slots.fixture";
import { type Minutes, minutesOf, oracleSlots } from "./slots.oracle";
import { collectiveSlots, type HostTimes, roundRobinSlots } from "./slots-of-hosts";
import { localDays, workingDays } from "./working-time";
import { addDays, localDay } from "./zone";

/** Days on which clocks change, and plain ones: the change is on the third day or next to it. */
const PERIODS: readonly [zone: string, firstDay: string][] = [
  ["Asia/Seoul", "2026-12-30"],
  ["Asia/Seoul", "1988-05-06"],
  ["Asia/Seoul", "1988-10-07"],
  // +05:30 became +05:45: fifteen minutes are missing.
  ["Asia/Kathmandu", "1985-12-30"],
  ["Asia/Kathmandu", "2026-05-01"],
  ["Asia/Pyongyang", "2018-05-03"],
  ["Asia/Tehran", "2022-03-20"],
  ["America/New_York", "2026-03-06"],
  ["America/New_York", "2026-10-30"],
  ["America/Sao_Paulo", "2018-11-02"],
  ["America/Sao_Paulo", "2019-02-14"],
  ["America/Havana", "2026-03-06"],
  ["America/Havana", "2026-10-30"],
  ["America/Santiago", "2026-04-03"],
  ["America/Santiago", "2026-09-04"],
  ["America/Caracas", "2016-04-29"],
  // A minute past midnight: the end of the day before comes again.
  ["America/St_Johns", "2010-03-12"],
  ["America/St_Johns", "2010-11-05"],
  // 23:30 became 00:30.
  ["America/Toronto", "1919-03-28"],
  ["America/Nuuk", "2024-03-28"],
  ["Europe/London", "2026-03-27"],
  ["Europe/London", "2026-10-23"],
  ["Africa/Casablanca", "2026-02-13"],
  ["Africa/Casablanca", "2026-03-20"],
  ["Africa/Cairo", "2026-04-22"],
  ["Africa/Cairo", "2026-10-27"],
  // Two hours.
  ["Antarctica/Troll", "2026-03-27"],
  ["Antarctica/Troll", "2026-10-23"],
  ["Australia/Lord_Howe", "2026-04-03"],
  ["Australia/Lord_Howe", "2026-10-02"],
  ["Pacific/Auckland", "2026-09-25"],
  ["Pacific/Chatham", "2026-04-03"],
  ["Pacific/Chatham", "2026-09-25"],
  // Days that were skipped.
  ["Pacific/Apia", "2011-12-28"],
  ["Pacific/Kwajalein", "1993-08-19"],
];
const DAYS = 5;
/** 1,000 runs by default, 10,000 in a long run. */
const RUNS = 10 * (fc.readConfigureGlobal().numRuns ?? 100);
const tables = new Map<string, Minutes>();

function table([zone, firstDay]: (typeof PERIODS)[number]): Minutes {
  const key = `${zone} ${firstDay}`;
  const known = tables.get(key) ?? minutesOf(zone, firstDay, DAYS);
  tables.set(key, known);
  return known;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
// Typical times, any times, and times at night, when clocks change.
const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
  fc.integer({ min: 0, max: 1439 }),
  fc.integer({ min: 0, max: 16 }).map((quarter) => quarter * 15),
);
const span = fc
  .tuple(minuteOfDay, fc.oneof(minuteOfDay, fc.constant(1440)))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start: clock(start), end: end === 1440 ? "00:00" : clock(end) }));
// Days of work without a break let meetings run over midnight.
const daySpans = fc.oneof(fc.array(span, { maxLength: 3 }), fc.constant([{ start: "00:00", end: "00:00" }]));
const hours = fc
  .array(daySpans, { minLength: 7, maxLength: 7 })
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, i) => [day, days[i] ?? []])) as WorkingHours);
const override = fc.record({ day: fc.integer({ min: 0, max: DAYS - 1 }), spans: daySpans });
const overrides = fc.array(override, { maxLength: 2 });

const minutesIn = (from: number, to: number) => fc.integer({ min: from, max: to }).map((minute) => minute * MINUTE_MS);
const time = fc
  .tuple(minutesIn(0, DAYS * 1440), minutesIn(1, 300))
  .map(([start, length]): Interval => ({ start, end: start + length }));
const buffer = fc.record({ head: fc.integer({ min: 0, max: 90 }), tail: fc.integer({ min: 0, max: 90 }) });

const takenTimes = fc.record({
  busy: fc.array(time, { maxLength: 6 }),
  held: fc.array(time, { maxLength: 3 }),
  starts: fc.array(minutesIn(0, DAYS * 1440), { maxLength: 4 }),
});
// Each host has the page's own hours, overrides and buffers with a chance of one half each.
const ways = fc.record({
  availabilities: fc.option(hours, { freq: 1 }),
  overrides: fc.option(overrides, { freq: 1 }),
  buffer: fc.option(buffer, { freq: 1 }),
});

const questions = fc
  .record({
    period: fc.constantFrom(...PERIODS),
    hours,
    overrides,
    first: takenTimes,
    others: fc.array(fc.tuple(ways, takenTimes), { maxLength: 2 }),
    length: fc.oneof(fc.constantFrom(15, 30, 45, 60), fc.integer({ min: 5, max: 720 })),
    buffer,
    offset: fc.record({ value: fc.integer({ min: 0, max: 30 }), unit: fc.constantFrom("h" as const, "d" as const) }),
    window: fc.tuple(fc.option(fc.integer({ min: 0, max: 4 })), fc.option(fc.integer({ min: 0, max: 4 }))),
    daily_limit: fc.option(fc.integer({ min: 1, max: 3 })),
    weekly_limit: fc.option(fc.integer({ min: 1, max: 4 })),
    monthly_limit: fc.option(fc.integer({ min: 1, max: 4 })),
    interval: fc.constantFrom(30, 30, 5, 15, 45, 60),
    daysOff: fc.array(fc.integer({ min: 0, max: DAYS - 1 }), { maxLength: 1 }),
    nowMs: minutesIn(-2 * 1440, 4 * 1440),
    range: fc.tuple(minutesIn(1440, 2 * 1440), minutesIn(1, 3 * 1440)),
  })
  .map(({ period, hours: working_hours, overrides: own, first, others, window, nowMs, range, daysOff, ...rest }) => {
    const [timezone, firstDay] = period;
    const zero = Date.parse(firstDay);
    const onDays = (some: typeof own) => some.map((one) => ({ ...one, day: addDays(firstDay, one.day) }));
    const day = (count: number | null) => (count === null ? null : addDays(firstDay, count));
    const [from, to] = window[0] !== null && window[1] !== null ? window.toSorted() : window;
    const offer: Offer = {
      ...rest,
      timezone,
      working_hours,
      date_overrides: onDays(own),
      days_off: new Set(daysOff.map((one) => addDays(firstDay, one))),
      window: { start: day(from ?? null), end: day(to ?? null) },
    };
    const hosts: [HostTimes, ...HostTimes[]] = [
      { id: "first", taken: takenFrom(zero, first) },
      ...others.map(
        ([{ overrides: theirs, ...way }, times], i): HostTimes => ({
          ...way,
          id: `other-${i}`,
          date_overrides: theirs && onDays(theirs),
          taken: takenFrom(zero, times),
        }),
      ),
    ];
    const [start, length] = range;
    return { period, offer, hosts, now: zero + nowMs, range: { start: zero + start, end: zero + start + length } };
  });

function takenFrom(zero: number, { busy, held, starts }: BusyTimes): BusyTimes {
  const shift = (times: readonly Interval[]) =>
    times.map(({ start, end }) => ({ start: zero + start, end: zero + end }));
  return { busy: shift(busy), held: shift(held), starts: starts?.map((start) => zero + start) ?? [] };
}

const startsOf = (slots: readonly Interval[]) => slots.map(({ start }) => start);

test("the free times are the same as by trying every minute, for one host and for several", () => {
  fc.assert(
    fc.property(questions, ({ period, ...question }) => {
      const { offer, hosts, range, now } = question;
      const { each, all, any } = oracleSlots(table(period), question);
      expect(startsOf(freeSlots(offer, range, now, hosts[0].taken))).toEqual(each[0]);
      expect(startsOf(collectiveSlots(offer, hosts, range, now))).toEqual(all);
      const anyones = roundRobinSlots(offer, hosts, range, now);
      expect(anyones.map(({ start, hosts: free }) => ({ start, hosts: free }))).toEqual(any);
    }),
    { numRuns: RUNS },
  );
}, 300_000);

test("no free time overlaps a busy one, or lies outside working hours, whatever the milliseconds", () => {
  const crooked = fc.tuple(
    questions,
    fc.array(fc.tuple(fc.integer({ min: 0, max: 5 * DAY_MS }), fc.integer({ min: 1, max: DAY_MS / 4 })), {
      maxLength: 8,
    }),
  );
  fc.assert(
    fc.property(crooked, ([{ period, offer, now, range }, times]) => {
      const zero = Date.parse(period[1]);
      const busy = times.map(([start, length]) => ({ start: zero + start, end: zero + start + length }));
      for (const slot of freeSlots(offer, range, now, { busy, held: [] })) {
        expect(busy.some((one) => overlaps(one, widen(slot, offer.buffer)))).toBe(false);
        expect(slot.start).toBeGreaterThanOrEqual(now);
        const day = localDay(offer.timezone, slot.start);
        const working = workingDays(offer, localDays(offer.timezone, addDays(day, -1), addDays(day, 2))).flatMap(
          ({ pieces }) => pieces,
        );
        const covered = working.reduce(
          (sum, { start, end }) => sum + Math.max(0, Math.min(end, slot.end) - Math.max(start, slot.start)),
          0,
        );
        expect(covered).toBe(slot.end - slot.start);
      }
    }),
    { numRuns: 300 },
  );
});

test("a time that is not offered is explained, and one that is offered is not", () => {
  const asked = fc.tuple(questions, fc.integer({ min: 0, max: 4 * 48 }));
  fc.assert(
    fc.property(
      asked,
      ([
        {
          period,
          offer,
          hosts: [{ taken }],
          now,
        },
        half,
      ]) => {
        const start = Date.parse(period[1]) + half * 30 * MINUTE_MS;
        const isFreeThen = freeSlots(offer, { start, end: start + 1 }, now, taken).length > 0;
        expect(explainTime(offer, start, now, taken).length === 0).toBe(isFreeThen);
      },
    ),
    { numRuns: 500 },
  );
});

test("every listed time can be booked: it is offered, free and within the limit", () => {
  fc.assert(
    fc.property(questions, ({ offer, hosts: [{ taken }], now, range }) => {
      for (const slot of freeSlots(offer, range, now, taken)) {
        expect(isOffered(offer, slot, now)).toBe(true);
        expect(isFree(slot, offer.buffer, taken)).toBe(true);
        expect(isWithinLimits(offer, slot.start, taken.starts ?? [])).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS, type WorkingHours } from "./booking-page";
import { DAY_MS, type Interval, MINUTE_MS, overlaps, widen } from "./interval";
import { freeSlots, type Offer, type Taken, workingTime } from "./slots";
import { type Minutes, minutesOf, oracleSlots } from "./slots.oracle";
import { addDays, localDay } from "./zone";

/** Days on which clocks change, and plain ones: the change is on the third day or next to it. */
const PERIODS: readonly [zone: string, firstDay: string][] = [
  ["Asia/Seoul", "2026-12-30"],
  ["Asia/Kathmandu", "2026-05-01"],
  ["America/New_York", "2026-03-06"],
  ["America/New_York", "2026-10-30"],
  ["Europe/London", "2026-03-27"],
  ["Europe/London", "2026-10-23"],
  ["Australia/Lord_Howe", "2026-04-03"],
  ["Australia/Lord_Howe", "2026-10-02"],
  ["Pacific/Chatham", "2026-04-03"],
  ["America/Havana", "2026-03-06"],
  ["America/Havana", "2026-10-30"],
  ["America/Santiago", "2026-04-03"],
  ["America/Santiago", "2026-09-04"],
  ["Africa/Cairo", "2026-04-22"],
  ["Pacific/Apia", "2011-12-28"],
];
const DAYS = 5;
const tables = new Map<string, Minutes>();

function table([zone, firstDay]: (typeof PERIODS)[number]): Minutes {
  const key = `${zone} ${firstDay}`;
  const known = tables.get(key) ?? minutesOf(zone, firstDay, DAYS);
  tables.set(key, known);
  return known;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
// Half of all spans are on the half hour, as people set them.
const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
  fc.integer({ min: 0, max: 1439 }),
);
const span = fc
  .tuple(minuteOfDay, fc.oneof(minuteOfDay, fc.constant(1440)))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start: clock(start), end: end === 1440 ? "00:00" : clock(end) }));
const hours = fc
  // Days of work without a break let meetings run over midnight.
  .array(fc.oneof(fc.array(span, { maxLength: 3 }), fc.constant([{ start: "00:00", end: "00:00" }])), {
    minLength: 7,
    maxLength: 7,
  })
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, i) => [day, days[i] ?? []])) as WorkingHours);

const minutesIn = (from: number, to: number) => fc.integer({ min: from, max: to }).map((minute) => minute * MINUTE_MS);
const busyTime = fc
  .tuple(minutesIn(0, DAYS * 1440), minutesIn(1, 300))
  .map(([start, length]): Interval => ({ start, end: start + length }));
const shift = (by: number, times: readonly Interval[]) =>
  times.map(({ start, end }) => ({ start: start + by, end: end + by }));
const buffer = fc.record({ head: fc.integer({ min: 0, max: 90 }), tail: fc.integer({ min: 0, max: 90 }) });

const cases = fc
  .record({
    period: fc.constantFrom(...PERIODS),
    hours,
    length: fc.oneof(fc.constantFrom(15, 30, 45, 60), fc.integer({ min: 5, max: 720 })),
    buffer,
    offset: fc.record({ value: fc.integer({ min: 0, max: 30 }), unit: fc.constantFrom("h" as const, "d" as const) }),
    window: fc.tuple(fc.option(fc.integer({ min: 0, max: 4 })), fc.option(fc.integer({ min: 0, max: 4 }))),
    nowMs: minutesIn(-2 * 1440, 4 * 1440),
    range: fc.tuple(minutesIn(1440, 2 * 1440), minutesIn(1, 3 * 1440)),
    busy: fc.array(busyTime, { maxLength: 8 }),
    held: fc.array(busyTime, { maxLength: 3 }),
  })
  .map(({ period, hours: working_hours, window: [from, to], nowMs, range: [start, length], busy, held, ...rest }) => {
    const [timezone, firstDay] = period;
    const zero = Date.parse(firstDay);
    const day = (count: number | null) => (count === null ? null : addDays(firstDay, count));
    const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
    const offer: Offer = { ...rest, timezone, working_hours, window: { start: day(first), end: day(last) } };
    const taken: Taken = { busy: shift(zero, busy), held: shift(zero, held) };
    return { period, offer, taken, now: zero + nowMs, range: { start: zero + start, end: zero + start + length } };
  });

test("free times are those found by trying every minute, also when clocks change", () => {
  fc.assert(
    fc.property(cases, ({ period, offer, taken, now, range }) => {
      const found = freeSlots(offer, range, now, taken).map(({ start }) => start);
      expect(found.toSorted((a, b) => a - b)).toEqual(oracleSlots(table(period), offer, range, now, taken));
    }),
    { numRuns: 1_000 },
  );
});

test("no free time overlaps a busy one, or lies outside working hours, whatever the milliseconds", () => {
  const crooked = fc.tuple(
    cases,
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
        const working = [day, addDays(day, 1), addDays(day, 2)].flatMap((one) =>
          workingTime(offer.timezone, offer.working_hours, one),
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

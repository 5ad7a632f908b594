import { expect, test } from "vitest";
import { blockingTimes, hostDays, toBusyTimes } from "../scheduled-event/host-day";
import { intersect, merge, overlaps, subtract, utcDays } from "./interval";

const i = (start: number, end: number) => ({ start, end });

test.each([
  [i(0, 2), i(1, 3), true],
  [i(0, 2), i(2, 3), false],
  [i(0, 9), i(1, 2), true],
  [i(5, 6), i(1, 5), false],
])("%o and %o overlap: %s", (a, b, expected) => {
  expect(overlaps(a, b)).toBe(expected);
  expect(overlaps(b, a)).toBe(expected);
});

test("adjacent intervals are merged, and empty ones are removed", () =>
  expect(merge([i(5, 7), i(1, 3), i(3, 4), i(6, 6), i(6, 9)])).toEqual([i(1, 4), i(5, 9)]));

test.each([
  [[i(0, 10)], [i(2, 3), i(5, 6)], [i(0, 2), i(3, 5), i(6, 10)]],
  [[i(0, 10)], [i(-5, 20)], []],
  [[i(0, 4), i(6, 10)], [i(3, 7)], [i(0, 3), i(7, 10)]],
  [[i(0, 4)], [i(4, 5)], [i(0, 4)]],
])("%o without %o", (from, taken, expected) => expect(subtract(from, taken)).toEqual(expected));

test.each([
  [[i(0, 4), i(6, 9)], [i(3, 7)], [i(3, 4), i(6, 7)]],
  [[i(0, 4)], [i(4, 5)], []],
  [[i(0, 9)], [i(1, 2), i(3, 4), i(8, 12)], [i(1, 2), i(3, 4), i(8, 9)]],
  [[], [i(1, 2)], []],
])("%o and %o have %o in common", (some, others, expected) => {
  expect(intersect(some, others)).toEqual(expected);
  expect(intersect(others, some)).toEqual(expected);
});

const at = (time: string) => Date.parse(`2026-12-${time}:00Z`);

test.each([
  [i(at("31T10:00"), at("31T10:30")), 0, 0, ["2026-12-31"]],
  [i(at("30T23:30"), at("31T00:00")), 0, 0, ["2026-12-30"]],
  [i(at("30T23:30"), at("31T00:00")), 0, 1, ["2026-12-30", "2026-12-31"]],
  [i(at("31T00:00"), at("31T01:00")), 1, 0, ["2026-12-30", "2026-12-31"]],
  [i(at("31T23:00"), at("31T23:30")), 240, 240, ["2026-12-31", "2027-01-01"]],
])("%o with buffers of %i and %i minutes touches %o", (interval, head, tail, expected) =>
  expect(hostDays(interval, { head, tail })).toEqual(expected),
);

test("an empty interval touches the day it is on", () =>
  expect(utcDays(i(at("31T10:00"), at("31T10:00")))).toEqual(["2026-12-31"]));

test("the moving event and an expired hold don't block any time", () => {
  const time = (event_id: string) => ({ event_id, start_ms: 100, end_ms: 200, head_ms: 10, tail_ms: 20 });
  const ended = { ...time("c"), expires_ms: 50 };
  const times = blockingTimes([time("a"), time("b"), ended, { ...time("d"), expires_ms: 51 }], {
    nowMs: 50,
    except: ["a"],
  });
  expect(times.map(({ event_id }) => event_id)).toEqual(["b", "d"]);
  expect(toBusyTimes([time("b")])).toEqual({ busy: [i(100, 200)], held: [i(90, 220)] });
});

import { describe, expect, test } from "vitest";
import { nextTime, problemOf, withTime } from "./proposal";

const HOUR = 3_600_000;
const NOW = Date.parse("2027-03-01T00:10:00Z");
const at = (key: string, startHour: number, hours = 1) => ({
  key,
  start: NOW + startHour * HOUR,
  end: NOW + (startHour + hours) * HOUR,
});

test.each([
  [at("a", 1), undefined],
  [at("a", 0), "past"],
  [at("a", -2, 3), "past"],
  [at("a", 1, 0), "order"],
  [at("a", 1, -1), "order"],
  [at("a", 1, 12), undefined],
  [at("a", 1, 13), "tooLong"],
])("%j: %s", (time, problem) => expect(problemOf(time, NOW)).toBe(problem));

describe("the proposed times", () => {
  test("stay in order, whichever is added first", () =>
    expect(withTime(withTime([], at("b", 5)), at("a", 1)).map(({ key }) => key)).toEqual(["a", "b"]));

  test("move by their key", () =>
    expect(withTime([at("a", 1), at("b", 5)], at("a", 9))).toEqual([at("b", 5), at("a", 9)]));

  test("are never there twice", () => {
    const times = [at("a", 1), at("b", 5)];
    expect(withTime(times, at("c", 5))).toEqual(times);
    expect(withTime(times, at("a", 5))).toEqual(times);
  });
});

describe("the next time", () => {
  test("follows the last one and is as long", () =>
    expect(nextTime([at("a", 1), at("b", 5, 2)], NOW)).toEqual({ start: NOW + 7 * HOUR, end: NOW + 9 * HOUR }));

  test("is tomorrow at a half hour when there is none to follow", () => {
    const time = { start: Date.parse("2027-03-02T00:30:00Z"), end: Date.parse("2027-03-02T01:00:00Z") };
    expect(nextTime([], NOW)).toEqual(time);
    expect(nextTime([at("a", -5)], NOW)).toEqual(time);
  });
});

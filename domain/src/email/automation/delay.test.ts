import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Delay, delayUntil, isComplete } from "./delay";

const complete = (values: Partial<Delay>) => {
  const delay = Delay.parse({ days: 1, time: "09:00", timezone: "Asia/Seoul", ...values });
  if (!isComplete(delay)) throw new Error("The delay is not complete.");
  return delay;
};

describe("a delay", () => {
  test.each<[string, Partial<Delay>, string, string]>([
    ["of a day ends at its clock time", {}, "2027-03-01T03:00:00.000Z", "2027-03-02T00:00:00.000Z"],
    ["of no days ends today", { days: 0, time: "18:00" }, "2027-03-01T03:00:00.000Z", "2027-03-01T09:00:00.000Z"],
    ["of no days ends tomorrow if it is later", { days: 0 }, "2027-03-01T03:00:00.000Z", "2027-03-02T00:00:00.000Z"],
    ["of hours counts from now", { days: 0, hours: 2 }, "2027-03-01T03:00:00.000Z", "2027-03-01T05:00:00.000Z"],
    [
      "keeps the clock time over a change to summer time",
      { timezone: "America/New_York" },
      "2027-03-13T17:00:00.000Z",
      "2027-03-14T13:00:00.000Z",
    ],
    [
      "to a clock time that the zone skips ends an hour later",
      { timezone: "America/New_York", time: "02:30" },
      "2027-03-13T17:00:00.000Z",
      "2027-03-14T07:30:00.000Z",
    ],
    [
      "to a clock time that occurs twice ends at the first",
      { timezone: "America/New_York", time: "01:30" },
      "2027-11-06T17:00:00.000Z",
      "2027-11-07T05:30:00.000Z",
    ],
    [
      "that ends on a Saturday goes on until Monday morning",
      { business_hours: true },
      "2027-03-05T03:00:00.000Z",
      "2027-03-08T00:00:00.000Z",
    ],
    [
      "that ends in the evening goes on until the morning",
      { business_hours: true, days: 0, hours: 8 },
      "2027-03-01T05:00:00.000Z",
      "2027-03-02T00:00:00.000Z",
    ],
  ])("%s", (_, values, from, until) => expect(delayUntil(complete(values), from)).toBe(until));

  test.each([{ days: null }, { timezone: null }, { time: null }])("without %j is not complete", (values) =>
    expect(isComplete(Delay.parse({ days: 1, time: "09:00", timezone: "Asia/Seoul", ...values }))).toBe(false),
  );

  test("ends after its start, at its clock time, at most four days later than its length", () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
        fc.constantFrom("Asia/Seoul", "America/New_York", "Australia/Lord_Howe", "Europe/Berlin"),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom("00:00", "01:30", "09:00", "23:59"),
        fc.boolean(),
        (from, timezone, days, time, business_hours) => {
          const end = Date.parse(delayUntil(complete({ timezone, days, time, business_hours }), from.toISOString()));
          expect(end).toBeGreaterThan(from.getTime());
          expect(end - from.getTime()).toBeLessThanOrEqual((days + 5) * 86_400_000);
        },
      ),
    ));
});

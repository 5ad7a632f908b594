import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { defaultLaw, marketingSubject, quietUntil } from "./law";

const ON = { is_on: true };
const OFF = { is_on: false };

test("the law's rules are on by default for a team in Korea's time zone", () => {
  expect(defaultLaw("Asia/Seoul")).toEqual(ON);
  expect(defaultLaw("America/New_York")).toEqual(OFF);
});

test.each([
  ["봄 소식", "(광고) 봄 소식"],
  ["(광고) 봄 소식", "(광고) 봄 소식"],
  [" ( 광고 )봄 소식", "(광고) 봄 소식"],
  ["봄 (광고) 소식", "(광고) 봄 (광고) 소식"],
])("the subject %j is sent as %j", (subject, marked) => {
  expect(marketingSubject(ON, subject)).toBe(marked);
  expect(marketingSubject(OFF, subject)).toBe(subject);
});

test.each([
  ["2027-03-01T11:59:59.999Z", undefined],
  ["2027-03-01T12:00:00.000Z", "2027-03-01T23:00:00.000Z"],
  ["2027-03-01T22:59:59.999Z", "2027-03-01T23:00:00.000Z"],
  ["2027-03-01T23:00:00.000Z", undefined],
])("a mail at %s to an address in Seoul waits until %s", (now, until) => {
  expect(quietUntil(ON, now, undefined)).toBe(until);
  expect(quietUntil(ON, now, "Asia/Seoul")).toBe(until);
  expect(quietUntil(OFF, now, "Asia/Seoul")).toBeUndefined();
});

test("the night is measured by the recipient's clock", () => {
  expect(quietUntil(ON, "2027-03-01T12:00:00.000Z", "Europe/Berlin")).toBeUndefined();
  expect(quietUntil(ON, "2027-03-01T20:30:00.000Z", "Europe/Berlin")).toBe("2027-03-02T07:00:00.000Z");
});

test("a wait ends at the same hour of the morning when the clocks change in the night", () => {
  expect(quietUntil(ON, "2027-03-14T05:00:00.000Z", "America/New_York")).toBe("2027-03-14T12:00:00.000Z");
  expect(quietUntil(ON, "2027-11-07T04:00:00.000Z", "America/New_York")).toBe("2027-11-07T13:00:00.000Z");
});

test("a wait in any time zone ends at 8:00, within twelve hours", () => {
  const times = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  const zones = fc.constantFrom("Asia/Seoul", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC");
  fc.assert(
    fc.property(times, zones, (time, zone) => {
      const until = quietUntil(ON, time.toISOString(), zone);
      if (until === undefined) return;
      const end = Temporal.Instant.from(until).toZonedDateTimeISO(zone);
      expect([end.hour, end.minute, end.second]).toEqual([8, 0, 0]);
      expect(Date.parse(until) - time.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
      expect(Date.parse(until)).toBeGreaterThan(time.getTime());
      expect(quietUntil(ON, until, zone)).toBeUndefined();
    }),
    { seed: 16 },
  );
});

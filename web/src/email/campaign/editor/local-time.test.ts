import { expect, test } from "vitest";
import { fromLocalTime, toLocalTime } from "./local-time";

test("a time is shown and read on the clocks of its zone", () => {
  expect(toLocalTime("2027-01-31T15:00:00.000Z", "Asia/Seoul")).toBe("2027-02-01T00:00");
  expect(fromLocalTime("2027-02-01T00:00", "Asia/Seoul")).toBe("2027-01-31T15:00:00.000Z");
  expect(fromLocalTime("2027-07-01T09:30", "America/New_York")).toBe("2027-07-01T13:30:00.000Z");
});

test("a time skipped by a clock change is an hour later, and the first of a repeated time is used", () => {
  expect(fromLocalTime("2027-03-14T02:30", "America/New_York")).toBe("2027-03-14T07:30:00.000Z");
  expect(fromLocalTime("2027-11-07T01:30", "America/New_York")).toBe("2027-11-07T05:30:00.000Z");
});

test("an empty input is no time", () => expect(fromLocalTime("", "Asia/Seoul")).toBeUndefined());

import { expect, test } from "vitest";
import { problemOf } from "./suggestion/proposal";
import { fromInputs, toInputs } from "./zoned-inputs";

const range = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

test.each([
  ["Asia/Seoul", range("2027-03-01T01:00:00Z", "2027-03-01T01:30:00Z"), "2027-03-01 10:00 10:30"],
  ["America/New_York", range("2027-03-01T01:00:00Z", "2027-03-01T01:30:00Z"), "2027-02-28 20:00 20:30"],
  ["Asia/Seoul", range("2027-03-01T14:00:00Z", "2027-03-01T15:00:00Z"), "2027-03-01 23:00 00:00"],
  ["Asia/Seoul", range("2027-03-01T14:30:00Z", "2027-03-01T15:30:00Z"), "2027-03-01 23:30 00:30"],
])("%s: %j is %s, and back", (zone, time, text) => {
  const inputs = toInputs(time, zone);
  expect(Object.values(inputs).join(" ")).toBe(text);
  expect(fromInputs(inputs, zone)).toEqual(time);
});

test.each([
  ["09:00", range("2027-03-01T01:00:00Z", "2027-03-02T00:00:00Z")],
  ["10:00", range("2027-03-01T01:00:00Z", "2027-03-02T01:00:00Z")],
])("10:00 to %s ends on the next day, and is too long to be proposed", (end, time) => {
  expect(fromInputs({ day: "2027-03-01", start: "10:00", end }, "Asia/Seoul")).toEqual(time);
  expect(problemOf(time, time.start - 1)).toBe("tooLong");
});

test("an empty input has no time", () =>
  expect(fromInputs({ day: "", start: "10:00", end: "11:00" }, "Asia/Seoul")).toBeUndefined());

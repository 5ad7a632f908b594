import { expect, test } from "vitest";
import { shownTimes } from "./shown-times";

const [first, second] = [
  { start: "2027-03-01T01:00:00.000Z", end: "2027-03-01T01:30:00.000Z" },
  { start: "2027-03-02T01:00:00.000Z", end: "2027-03-02T01:30:00.000Z" },
];
const availabilities = [first, second];

test("an open suggestion shows all its times, a booked one the chosen time", () => {
  expect(shownTimes({ state: "activated", availabilities, chosen_time: null })).toEqual(availabilities);
  expect(shownTimes({ state: "booked", availabilities, chosen_time: second })).toEqual([second]);
});

test("no time is shown if the chosen one of several is unknown", () => {
  expect(shownTimes({ state: "booked", availabilities, chosen_time: null })).toEqual([]);
  expect(shownTimes({ state: "booked", availabilities: [first], chosen_time: null })).toEqual([first]);
});

import { expect, test } from "vitest";
import { windowAt } from "./page-offer";

const SEOUL = "Asia/Seoul";
const now = Date.parse("2027-03-01T16:00:00Z");

test.each([
  [
    "without days ahead the window stands",
    { start: "2027-01-01", end: null },
    null,
    { start: "2027-01-01", end: null },
  ],
  // In Seoul it is the second of March already.
  [
    "days ahead are counted from today in the page's zone",
    { start: null, end: null },
    7,
    { start: null, end: "2027-03-09" },
  ],
  ["a window that ends earlier holds", { start: null, end: "2027-03-05" }, 7, { start: null, end: "2027-03-05" }],
  [
    "one that ends later does not",
    { start: "2027-03-04", end: "2027-12-31" },
    7,
    { start: "2027-03-04", end: "2027-03-09" },
  ],
])("%s", (_, window, days_ahead, expected) =>
  expect(windowAt({ window, days_ahead, timezone: SEOUL }, now)).toEqual(expected),
);

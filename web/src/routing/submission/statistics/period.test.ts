import { expect, test } from "vitest";
import { daysOf, instantsOf, PERIODS } from "./period";

const NOW = "2026-11-21T15:30:00.000Z";
const SEOUL = "Asia/Seoul";

test.each([
  ["ALL_TIME", {}],
  ["", {}],
  ["2026-02-28", { from: "2026-02-28", to: "2026-02-28" }],
  ["TODAY", { from: "2026-11-22", to: "2026-11-22" }],
  ["YESTERDAY", { from: "2026-11-21", to: "2026-11-21" }],
  ["LAST_QUARTER", { from: "2026-07-01", to: "2026-09-30" }],
])("%s in Seoul", (period, days) => expect(daysOf(period, NOW, SEOUL)).toEqual(days));

test("days begin and end in the router's zone", () => {
  expect(instantsOf({ from: "2026-11-22", to: "2026-11-22" }, SEOUL)).toEqual({
    from: "2026-11-21T15:00:00.000Z",
    before: "2026-11-22T15:00:00.000Z",
  });
  expect(instantsOf({}, SEOUL)).toEqual({});
});

test("eleven periods are offered", () => expect(PERIODS).toHaveLength(11));

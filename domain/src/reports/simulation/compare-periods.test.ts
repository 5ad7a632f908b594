import { expect, test } from "vitest";
import { Period } from "../setting/period";
import { comparePeriods } from "./compare-periods";

const NOW = "2026-11-24T03:00:00.000Z";
const compared = (date_option: string, date_range: { start: string; end: string } | null = null) =>
  comparePeriods(Period.parse({ date_option, date_range }), NOW, "Asia/Seoul");
const days = (start: string, end: string) => ({ start, end });

test.each([
  ["THIS_MONTH", days("2026-11-01", "2026-11-24"), days("2026-10-01", "2026-10-24")],
  ["LAST_MONTH", days("2026-10-01", "2026-10-31"), days("2026-09-01", "2026-09-30")],
  ["THIS_WEEK", days("2026-11-23", "2026-11-24"), days("2026-11-16", "2026-11-17")],
  ["THIS_QUARTER", days("2026-10-01", "2026-11-24"), days("2026-07-01", "2026-08-24")],
  ["LAST_YEAR", days("2025-01-01", "2025-12-31"), days("2024-01-01", "2024-12-31")],
  ["TODAY", days("2026-11-24", "2026-11-24"), days("2026-11-23", "2026-11-23")],
  ["NEXT_MONTH", days("2026-12-01", "2026-12-31"), days("2026-11-01", "2026-11-30")],
])("%s is compared with the period before", (option, period, previous) =>
  expect(compared(option)).toEqual({ period, previous }),
);

test("the current month is compared with the whole previous one if that is shorter", () =>
  expect(comparePeriods(Period.parse({ date_option: "THIS_MONTH" }), "2026-03-30T03:00:00.000Z", "Asia/Seoul")).toEqual(
    {
      period: days("2026-03-01", "2026-03-30"),
      previous: days("2026-02-01", "2026-02-28"),
    },
  ));

test("exact days are compared with as many days before, and all time has no comparison", () => {
  expect(compared("EXACT_DATE", days("2026-03-01", "2026-03-10"))?.previous).toEqual(days("2026-02-19", "2026-02-28"));
  expect(compared("ALL_TIME")).toBeUndefined();
});

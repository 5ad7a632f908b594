import { expect, test } from "vitest";
import { dateLabel } from "./date-label";
import type { ChartGroup } from "./simulation";

const group = (from: string | null): ChartGroup => ({
  ...{ key: "k", label: "k", from, to: from, blank: from === null, running: false },
});

test.each([
  ["2026-09-01", "yearly", "2026년", "2026"],
  ["2026-07-01", "quarterly", "2026년 3분기", "Q3 2026"],
  ["2026-09-01", "monthly", "2026년 9월", "Sep 2026"],
  ["2026-11-23", "weekly", "11월 23일~", "Nov 23 –"],
  ["2026-11-23", "daily", "11월 23일", "Nov 23"],
  // The first moment of September in Seoul is still August in UTC.
  ["2026-08-31T15:00:00.000Z", "monthly", "2026년 9월", "Sep 2026"],
] as const)("the group from %s, %s, is called %s and %s", (from, interval, ko, en) => {
  expect(dateLabel(group(from), interval, "ko", "Asia/Seoul")).toBe(ko);
  expect(dateLabel(group(from), interval, "en", "Asia/Seoul")).toBe(en);
});

test("dates are shown as years by default, and groups without a date have no date label", () => {
  expect(dateLabel(group("2026-01-01"), null, "en", "UTC")).toBe("2026");
  expect(dateLabel(group(null), "monthly", "en", "UTC")).toBeUndefined();
});

import { describe, expect, test } from "vitest";
import { KOREAN_HOLIDAYS } from "../holidays/korean-holidays";
import { minimumNoticeEnd } from "./minimum-notice";

const end = (now: string, value: number, unit: "h" | "d" | "bd", zone = "Asia/Seoul") =>
  new Date(
    minimumNoticeEnd({ offset: { value, unit }, timezone: zone, days_off: KOREAN_HOLIDAYS }, Date.parse(now)),
  ).toISOString();

describe("the minimum notice", () => {
  test("counts elapsed hours and days", () => {
    expect(end("2026-11-27T06:00:00Z", 2, "h")).toBe("2026-11-27T08:00:00.000Z");
    expect(end("2026-11-27T06:00:00Z", 1, "d")).toBe("2026-11-28T06:00:00.000Z");
  });

  test("in business days ends at the same clock time, past the weekend and holidays", () => {
    // Friday 15:00 in Seoul.
    expect(end("2026-11-27T06:00:00Z", 1, "bd")).toBe("2026-11-30T06:00:00.000Z");
    // The eve of Chuseok: Thursday to Saturday are holidays.
    expect(end("2026-09-23T06:00:00Z", 1, "bd")).toBe("2026-09-28T06:00:00.000Z");
    expect(end("2026-11-27T06:00:00Z", 0, "bd")).toBe("2026-11-27T06:00:00.000Z");
  });

  test("on a day off starts at the next business day", () => {
    // Saturday in Seoul: Monday is the first business day, and Tuesday one later.
    expect(end("2026-11-28T06:00:00Z", 1, "bd")).toBe("2026-11-30T15:00:00.000Z");
  });

  test("keeps the clock time where clocks change meanwhile", () => {
    expect(end("2026-10-30T14:00:00Z", 1, "bd", "America/New_York")).toBe("2026-11-02T15:00:00.000Z");
  });
});

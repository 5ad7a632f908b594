import { describe, expect, test } from "vitest";
import { createFormat } from "./format";

const MOMENT = "2026-11-21T15:30:00.000Z";

describe("Korean, in Seoul", () => {
  const format = createFormat("ko", "Asia/Seoul");
  test("a date", () => expect(format.date(MOMENT)).toBe("2026. 11. 22."));
  test("a date and a range of times", () =>
    expect(format.dateTimeRange(MOMENT, new Date(MOMENT).getTime() + 1_800_000)).toBe("2026. 11. 22. 오전 12:30~1:00"));
  test("a date and time", () => expect(format.dateTime(MOMENT)).toBe("2026. 11. 22. 오전 12:30"));
  test("won", () => expect(format.money(1_234_000, "KRW")).toBe("₩1,234,000"));
  test("sizes", () =>
    expect([0, 1_023, 1_536, 500 * 2 ** 20].map(format.bytes)).toEqual(["0byte", "1,023byte", "1.5kB", "500MB"]));
  test("some time ago", () => expect(format.ago(MOMENT, Date.parse(MOMENT) + 3 * 3_600_000)).toBe("3시간 전"));
});

describe("English, in New York", () => {
  const format = createFormat("en", "America/New_York");
  test("a date", () => expect(format.date(MOMENT)).toBe("Nov 21, 2026"));
  test("a day has no zone", () => expect(format.day("2026-11-21")).toBe("Nov 21, 2026"));
  test("dollars", () => expect(format.money(12.5, "USD")).toBe("$12.50"));
  test("just now", () => expect(format.ago(MOMENT, Date.parse(MOMENT) + 5_000)).toBe("now"));
  test("a long number keeps its digits", () => expect(format.number(1_234.5678)).toBe("1,234.5678"));
});

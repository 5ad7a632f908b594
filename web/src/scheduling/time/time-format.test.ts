import { expect, it } from "vitest";
import { createTimeFormat } from "./time-format";

it("shows the zone in the repeated hour at the end of summer time", () => {
  const format = createTimeFormat("en", "America/New_York");
  const starts = ["2026-11-01T04:30:00.000Z", "2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"];
  expect(starts.map(format.time)).toEqual(["12:30 AM", "1:30 AM EDT", "1:30 AM EST"]);
  expect(format.timeRange("2026-11-01T05:30:00.000Z", "2026-11-01T06:00:00.000Z")).toBe("1:30 AM EDT – 1:00 AM EST");
});

it("shows no zone on an ordinary day", () => {
  const format = createTimeFormat("ko", "Asia/Seoul");
  expect(["2026-11-23T00:00:00.000Z", "2026-11-23T00:30:00.000Z"].map(format.time)).toEqual(["오전 9:00", "오전 9:30"]);
});

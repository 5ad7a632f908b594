import { expect, it } from "vitest";
import { slotLabels } from "./slot-labels";
import { createTimeFormat } from "./time-format";

const at = (start: string) => ({ start, end: start });

it("tells apart the two hours at the end of summer time", () => {
  const format = createTimeFormat("en", "America/New_York");
  const slots = ["2026-11-01T04:30:00.000Z", "2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"].map(at);
  const labels = slotLabels(slots, format).map((label) => label.replaceAll(/\s/g, " "));
  expect(labels).toEqual(["12:30 AM", "1:30 AM EDT", "1:30 AM EST"]);
});

it("keeps the clock times of an ordinary day plain", () => {
  const slots = ["2026-11-23T00:00:00.000Z", "2026-11-23T00:30:00.000Z"].map(at);
  expect(slotLabels(slots, createTimeFormat("ko", "Asia/Seoul"))).toEqual(["오전 9:00", "오전 9:30"]);
});

import { DEFAULT_WORKING_HOURS } from "@dure/domain/scheduling/booking-page/booking-page";
import { describe, expect, it } from "vitest";
import { copyDay, daySpansAreApart, END_TIMES, endLabel, isSpan, nextSpan } from "./working-hours";

const span = (start: string, end: string) => ({ start, end });

describe("working hours", () => {
  it("accept 00:00 as the end of a day", () => {
    expect(isSpan(span("22:00", "00:00"))).toBe(true);
    expect(isSpan(span("10:00", "10:00"))).toBe(false);
    expect(endLabel(END_TIMES.at(-1) ?? "")).toBe("24:00");
  });

  it.each([
    [[span("09:00", "12:00"), span("12:00", "18:00")], true],
    [[span("13:00", "18:00"), span("09:00", "12:00")], true],
    [[span("09:00", "13:00"), span("12:00", "18:00")], false],
    [[span("09:00", "00:00"), span("12:00", "18:00")], false],
    [[span("18:00", "09:00")], false],
    [[], true],
  ])("whether the spans of a day don't overlap: %j", (spans, expected) =>
    expect(daySpansAreApart(spans)).toBe(expected),
  );

  it.each([
    [[], span("09:00", "18:00")],
    [[span("09:00", "12:00")], span("13:00", "14:00")],
    [[span("09:00", "22:30")], span("23:30", "00:00")],
    [[span("09:00", "23:00")], span("23:00", "00:00")],
    [[span("09:00", "00:00")], undefined],
  ])("suggest another span after %j", (spans, expected) => expect(nextSpan(spans)).toEqual(expected));

  it("copy a day to other days", () => {
    const hours = { ...DEFAULT_WORKING_HOURS, mon: [span("10:00", "11:00")] };
    const copied = copyDay(hours, "mon", ["sat", "sun"]);
    expect(copied.sat).toEqual(hours.mon);
    expect(copied.sun).toEqual(hours.mon);
    expect(copied.tue).toEqual(hours.tue);
  });
});

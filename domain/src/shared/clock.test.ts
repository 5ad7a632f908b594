import { describe, expect, test } from "vitest";
import { clockOf } from "./clock";

const span = (start: string, minutes = 30) => ({ start: Date.parse(start), end: Date.parse(start) + minutes * 60_000 });

/** New York's clocks go back from 2:00 EDT to 1:00 EST on 2027-11-07, at 06:00 UTC. */
describe("where clocks go back in New York", () => {
  const clock = clockOf("en", "America/New_York");

  test.each([
    ["2027-11-07T04:00:00Z", "12:00 AM – 12:30 AM"],
    ["2027-11-07T04:30:00Z", "12:30 AM EDT – 1:00 AM EDT"],
    ["2027-11-07T05:00:00Z", "1:00 AM EDT – 1:30 AM EDT"],
    ["2027-11-07T05:30:00Z", "1:30 AM EDT – 1:00 AM EST"],
    ["2027-11-07T06:00:00Z", "1:00 AM EST – 1:30 AM EST"],
    ["2027-11-07T06:30:00Z", "1:30 AM EST – 2:00 AM EST"],
    ["2027-11-07T07:00:00Z", "2:00 AM – 2:30 AM"],
  ])("a range at %s is %s", (start, text) => {
    expect(clock.timeRange(span(start))).toBe(text);
  });

  test("a range over the change names the zone at both ends", () => {
    expect(clock.timeRange(span("2027-11-07T04:00:00Z", 240))).toBe("12:00 AM EDT – 3:00 AM EST");
    expect(clock.timeRange(span("2027-03-14T06:30:00Z", 60))).toBe("1:30 AM EST – 3:30 AM EDT");
  });

  test("a single time carries the zone in the repeated hour alone", () => {
    const times = ["04:30", "05:30", "06:30", "07:30"].map((at) => clock.time(Date.parse(`2027-11-07T${at}:00Z`)));
    expect(times).toEqual(["12:30 AM", "1:30 AM EDT", "1:30 AM EST", "2:30 AM"]);
    expect(clock.dateTime(Date.parse("2027-11-07T05:30:00Z"))).toBe("Nov 7, 2027, 1:30 AM EDT");
  });

  test("a long range names the zone at both ends, and both dates if they differ", () => {
    expect(clock.longRange(span("2027-11-07T05:30:00Z"))).toBe("Sunday, November 7, 2027 at 1:30 AM EDT – 1:00 AM EST");
    expect(clock.longRange(span("2027-11-07T03:30:00Z", 120))).toBe(
      "Saturday, November 6, 2027 at 11:30 PM EDT – Sunday, November 7, 2027 at 1:30 AM EDT",
    );
    expect(clockOf("ko", "America/New_York").longRange(span("2027-11-07T05:30:00Z"))).toBe(
      "2027년 11월 7일 일요일 오전 1:30 GMT-4 – 오전 1:00 GMT-5",
    );
  });
});

/** Sydney's clocks go back from 3:00 (UTC+11) to 2:00 (UTC+10) on 2027-04-04, at 16:00 UTC of the day before. */
test("where clocks go back in Sydney", () => {
  const clock = clockOf("en", "Australia/Sydney");
  expect(clock.timeRange(span("2027-04-03T15:30:00Z"))).toBe("2:30 AM GMT+11 – 2:00 AM GMT+10");
  expect(clock.timeRange(span("2027-04-03T16:30:00Z"))).toBe("2:30 AM GMT+10 – 3:00 AM GMT+10");
  expect(clock.timeRange(span("2027-04-03T17:30:00Z"))).toBe("3:30 AM – 4:00 AM");
});

/** Lord Howe Island's clocks go back by half an hour, from 2:00 to 1:30. */
test("where clocks go back by half an hour", () => {
  const clock = clockOf("en", "Australia/Lord_Howe");
  expect(clock.time(Date.parse("2027-04-03T14:45:00Z"))).toBe("1:45 AM GMT+11");
  expect(clock.time(Date.parse("2027-04-03T14:15:00Z"))).toBe("1:15 AM");
});

test("where clocks never change, no zone is named", () => {
  const clock = clockOf("ko", "Asia/Seoul");
  expect(clock.timeRange(span("2027-11-07T01:00:00Z"))).toBe("오전 10:00 – 오전 10:30");
  expect(clock.longRange(span("2027-11-07T01:00:00Z"))).toBe("2027년 11월 7일 일요일 오전 10:00~10:30");
  expect(clock.longDateTime(Date.parse("2027-11-07T01:00:00Z"))).toBe("2027년 11월 7일 일요일 오전 10:00");
});

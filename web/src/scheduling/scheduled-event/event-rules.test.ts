import { describe, expect, it } from "vitest";
import { byDay, isAwaiting, isPast, mayChange, rangeOf } from "./event-rules";

const NOW = "2026-11-21T03:00:00.000Z";
const at = (start: string, end: string) => ({ date_range: { start, end } });
const hostOf = (id: string) => ({ id, name: id, email: `${id}@example.com`, calendar_state: "written" as const });
const event = {
  ...at("2026-11-23T00:00:00.000Z", "2026-11-23T00:30:00.000Z"),
  cancellation: null,
  timeslots: { id: "p", type: "multi-use" as const },
  hosts: [hostOf("me"), hostOf("second")],
};
const me = { id: "me", isAdmin: false };

describe("mayChange", () => {
  it("allows every host and admins to change future events", () => {
    expect(mayChange(event, me, NOW)).toBe(true);
    expect(mayChange(event, { id: "second", isAdmin: false }, NOW)).toBe(true);
    expect(mayChange(event, { id: "other", isAdmin: true }, NOW)).toBe(true);
    expect(mayChange(event, { id: "other", isAdmin: false }, NOW)).toBe(false);
  });

  it.each([
    ["a cancelled one", { cancellation: { cancelled_by: "나", reason: "-" } }],
    ["one that is over", at("2026-11-21T02:00:00.000Z", "2026-11-21T03:00:00.000Z")],
  ])("leaves %s alone", (_, changes) => expect(mayChange({ ...event, ...changes }, me, NOW)).toBe(false));
});

it("a booking waits for approval until it starts", () => {
  const asked = { ...event, approval: "pending" as const };
  expect(isAwaiting(asked, NOW)).toBe(true);
  expect(isAwaiting(asked, asked.date_range.start)).toBe(false);
  expect(isAwaiting({ ...asked, approval: "approved" }, NOW)).toBe(false);
});

it("a running meeting is not past", () => {
  expect(isPast(at("2026-11-21T02:30:00.000Z", "2026-11-21T03:30:00.000Z"), NOW)).toBe(false);
});

it("the requested range is the same for an hour, and includes the longest meeting that still runs", () => {
  const range = { from: "2026-11-20T15:00:00.000Z", order: "asc" };
  expect(rangeOf("upcoming", NOW)).toEqual(range);
  expect(rangeOf("upcoming", "2026-11-21T03:59:59.999Z")).toEqual(range);
  expect(rangeOf("past", "2026-11-21T03:59:59.999Z")).toEqual({ to: "2026-11-21T04:00:00.000Z", order: "desc" });
});

it("events are grouped by the reader's day", () => {
  const first = at("2026-11-23T14:30:00.000Z", "2026-11-23T15:00:00.000Z");
  const second = at("2026-11-23T15:30:00.000Z", "2026-11-23T16:00:00.000Z");
  expect(byDay([second, first], "Asia/Seoul", "soonest")).toEqual([
    ["2026-11-23", [first]],
    ["2026-11-24", [second]],
  ]);
  expect(byDay([first, second], "UTC", "latest")).toEqual([["2026-11-23", [second, first]]]);
});

import { expect, test } from "vitest";
import { eventState } from "./event-state";

const date_range = { start: "2026-11-24T01:00:00.000Z", end: "2026-11-24T01:30:00.000Z" };
const [before, begun, after] = ["2026-11-24T00:59:00.000Z", date_range.start, "2026-11-24T01:31:00.000Z"];

test.each([
  ["is open until it is over", null, begun, "open"],
  ["is past then", null, after, "past"],
  ["that a host approved is past, too", "approved", after, "past"],
  ["waits for approval until its time begins", "pending", before, "awaiting"],
  ["that nobody approved by then is not confirmed", "pending", begun, "declined"],
  ["stays so", "pending", after, "declined"],
  ["that was declined is not confirmed", "declined", before, "declined"],
] as const)("an event %s", (_, approval, now, state) => {
  expect(eventState({ cancelled: approval === "declined", date_range, approval }, Date.parse(now))).toBe(state);
});

test("an event that was canceled is not past", () => {
  expect(eventState({ cancelled: true, date_range, approval: "approved" }, Date.parse(after))).toBe("cancelled");
});

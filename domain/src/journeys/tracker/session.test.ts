import { expect, test } from "vitest";
import { journeyOf } from "./journey";
import { sessionsOf } from "./session";
import type { VisitEvent, VisitPart } from "./visit";

const START_MS = Date.parse("2026-11-24T09:00:00.000Z");
const at = (minute: number) => new Date(START_MS + minute * 60_000).toISOString();

const page = (id: string, minute: number): VisitEvent => ({
  ...{ type: "page", id, page_id: id, at: at(minute), url: "https://shop.example/" },
  ...{ title: "", referrer: "", utm: {} },
});
const exit = (page_id: string, minute: number, stay_seconds: number): VisitEvent => ({
  ...{ type: "exit", id: `exit-${page_id}-${minute}`, page_id, at: at(minute), url: "https://shop.example/" },
  ...{ stay_seconds, depth: 50 },
});
const part = (minute: number, ...events: VisitEvent[]): VisitPart => ({
  ...{ visitor_id: "v", received_at: at(minute), country: "KR", region: "", events },
});

test("thirty minutes of silence end a session, and one minute less does not", () => {
  const sessions = sessionsOf([part(100, page("c", 91), page("b", 60.5), page("a", 31)), part(30, page("z", 1.5))]);
  expect(sessions.map(({ session_id, events }) => [session_id, events.length])).toEqual([
    ["c", 1],
    ["z", 3],
  ]);
});

test("a visitor who reads a page is not silent", () => {
  const [session, ...others] = sessionsOf([part(61, page("a", 0), exit("a", 60, 3600))]);
  expect(others).toEqual([]);
  expect(session?.total_duration).toBe(3600);
});

test("an event that arrives twice counts at its earlier time", () => {
  const sessions = sessionsOf([part(9, page("a", 5), exit("a", 6, 60)), part(7, page("a", 1))]);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.start_time).toBe(at(1));
  expect(sessions[0]?.events).toHaveLength(2);
});

test("no events make no session, and a journey of zeros", () => {
  expect(sessionsOf([])).toEqual([]);
  expect(journeyOf([], []).summary).toEqual({
    ...{
      total_stay_minutes: 0,
      pages_visited: 0,
      total_events: 0,
      sessions: 0,
      first_seen_at: null,
      last_seen_at: null,
    },
  });
});

test("a journey sums the sessions of all its visitors", () => {
  const sessions = sessionsOf([part(9, page("a", 5), exit("a", 6, 60)), part(99, page("b", 90), exit("b", 91, 33))]);
  expect(journeyOf(["v"], sessions).summary).toEqual({
    ...{ total_stay_minutes: 1.6, pages_visited: 2, total_events: 4, sessions: 2 },
    ...{ first_seen_at: at(5), last_seen_at: at(91) },
  });
});

import type { Session } from "@dure/domain/journeys/tracker/session";
import { expect, test } from "vitest";
import { type Milestone, seenPages, sourceOf, timelineOf } from "./timeline";

const page = (more: object = {}) => ({
  ...{ type: "page" as const, id: "p", page_id: "p", at: "2026-11-24T09:00:00.000Z", url: "https://shop.example/a" },
  ...{ title: "가격", referrer: "", utm: {} },
  ...more,
});
const session = (start_time: string, events: Session["events"] = [page({ at: start_time })]): Session => ({
  ...{ visitor_id: "v", session_id: start_time, start_time, total_duration: 0, country: "", region: "", events },
});
const milestone = (at: string): Milestone => ({ type: "submitted", at, title: "문의", meetsAt: null });

test("a submission is shown within its visit, or by itself", () => {
  const [late, early] = [session("2026-11-24T09:00:00.000Z"), session("2026-11-23T09:00:00.000Z")];
  const [inside, alone] = [milestone("2026-11-23T09:20:00.000Z"), milestone("2026-11-23T12:00:00.000Z")];
  expect(timelineOf([late, early], [inside, alone])).toEqual([
    { type: "session", at: late.start_time, session: late, milestones: [] },
    { type: "milestone", at: alone.at, milestone: alone },
    { type: "session", at: early.start_time, session: early, milestones: [inside] },
  ]);
});

test("a page has the sum of its stays, and the largest depth", () => {
  const common = { page_id: "p", at: "2026-11-24T09:01:00.000Z", url: "https://shop.example/a" };
  const events = [
    page(),
    { ...common, type: "exit" as const, id: "1", stay_seconds: 20, depth: 80 },
    { ...common, type: "click" as const, id: "2", element: "link" as const, text: "문의", href: "" },
    { ...common, type: "exit" as const, id: "3", stay_seconds: 10, depth: 40 },
  ];
  expect(seenPages(session("2026-11-24T09:00:00.000Z", events))).toEqual([
    expect.objectContaining({
      title: "가격",
      staySeconds: 30,
      depth: 80,
      acts: [expect.objectContaining({ id: "2" })],
    }),
  ]);
});

test.each([
  [{ utm: { utm_source: "naver", utm_campaign: "가을" }, referrer: "https://search.example/" }, "naver / 가을"],
  [{ referrer: "https://search.example/" }, "search.example"],
  [{ referrer: "https://shop.example/b" }, ""],
  [{}, ""],
])("a visit with %o came from %j", (more, expected) =>
  expect(sourceOf(session("2026-11-24T09:00:00.000Z", [page(more)]))).toBe(expected),
);

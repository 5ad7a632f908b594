import { expect, test } from "vitest";
import { TrackedBatch, type TrackedEvent } from "./tracked-batch";
import { toVisitPart } from "./visit";

const NOW = "2026-11-24T09:00:00.000Z";
const ARRIVAL = { now: NOW, country: "KR", region: "", sites: ["shop.example"] };
const page = (more: object = {}): TrackedEvent => ({
  ...{ type: "page", id: "e", page_id: "e", at: 1_000, url: "https://shop.example/a?q=1#x", title: "", referrer: "" },
  ...more,
});
const batch = (events: TrackedEvent[], sent_at = 1_000) =>
  TrackedBatch.parse({ key: "k", visitor_id: "v", id: "b", sent_at, events });
const partOf = (event: TrackedEvent, sentAt?: number) => toVisitPart(batch([event], sentAt), ARRIVAL)?.events[0];

test.each([
  ["as old as the browser says", 61_000, "2026-11-24T08:59:00.000Z"],
  ["no older than a day", 1e12, "2026-11-23T09:00:00.000Z"],
  ["never of the future", -5_000, NOW],
])("an event is %s", (_, sentAt, expected) => expect(partOf(page(), sentAt)?.at).toBe(expected));

test("addresses are stored without query and fragment, except for UTM values", () => {
  const url = "https://shop.example/a?utm_source=naver&utm_term=%ED%8C%80+%EC%98%81%EC%97%85&token=secret#x";
  expect(partOf(page({ url, referrer: "https://s.example/f?q=secret" }))).toMatchObject({
    ...{ url: "https://shop.example/a", referrer: "https://s.example/f" },
    utm: { utm_source: "naver", utm_term: "팀 영업" },
  });
  expect(partOf(page({ url: "https://shop.example/?utm_source=%E0%A4%A" }))).toMatchObject({ utm: {} });
});

test("a link that is not a web address is stored without its address", () => {
  const click = { type: "click", element: "link", text: "전화", href: "tel:+82212345678" };
  expect(partOf(page(click))).toMatchObject({ href: "" });
});

test("events on other websites are dropped", () => {
  expect(toVisitPart(batch([page({ url: "https://evil.example/" })]), ARRIVAL)).toBeUndefined();
  expect(toVisitPart(batch([page(), page({ url: "about:blank" })]), ARRIVAL)?.events).toHaveLength(1);
});

test("texts of a website become one line of whole characters", () => {
  const [event] = batch([page({ title: `  a\n\u0007b\u202e ${"😀".repeat(300)}` })]).events;
  expect(event).toMatchObject({ title: expect.stringMatching(/^a b 😀+$/u) });
  expect([...((event as { title: string }).title ?? "")]).toHaveLength(200);
});

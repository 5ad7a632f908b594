import { expect, test } from "vitest";
import { afterPost, type Delivery, dueDeliveryId, newDelivery, type PostOutcome, routeOf } from "./delivery";

const NOW = "2026-11-24T00:00:00.000Z";
const delivery = newDelivery(
  {
    id: dueDeliveryId("s", "r", "2026-11-24"),
    setting_id: "s",
    record_id: "r",
    due_day: "2026-11-24",
    ...routeOf({ type: "slack", channel: "C1" }),
  },
  NOW,
);
const after = (...outcomes: PostOutcome[]): Delivery =>
  outcomes.reduce((known, outcome) => afterPost(known, outcome, NOW), delivery);

test("a delivery's id consists of the setting, the record and the due date", () => {
  expect(delivery).toMatchObject({ id: "s_r_2026-11-24", state: "waiting", next_attempt_at: NOW });
});

test("a post with an unknown outcome is retried once", () => {
  const unheard = { kind: "unheard", error: "timeout" } as const;
  expect(after(unheard)).toMatchObject({ state: "waiting", unknown: 1 });
  expect(after(unheard, unheard)).toMatchObject({ state: "failed", reason: "unknown_outcome" });
});

test("a post waits as long as Slack says, and longer each time that it fails", () => {
  const busy = { kind: "wait", error: "ratelimited", retryAfterMs: 30_000 } as const;
  expect(after(busy)).toMatchObject({ state: "waiting", next_attempt_at: "2026-11-24T00:00:30.000Z" });
  expect(after({ kind: "unsent", error: "" }, { kind: "unsent", error: "" })).toMatchObject({
    next_attempt_at: "2026-11-24T00:00:10.000Z",
  });
  expect(after(...Array.from({ length: 12 }, () => busy))).toMatchObject({ state: "failed", reason: "gave_up" });
});

test("a post that Slack refuses permanently is failed, and a sent post is sent", () => {
  const refused = { kind: "refused", reason: "channel_gone", error: "is_archived" } as const;
  expect(after(refused)).toMatchObject({ state: "failed", reason: "channel_gone", error: "is_archived" });
  expect(after({ kind: "sent" })).toMatchObject({ state: "sent", sent_at: NOW });
});

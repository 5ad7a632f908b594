import { describe, expect, test } from "vitest";
import { type Attempt, afterAttempt, type Delivery, replayed, viewDelivery } from "./delivery";
import { MAX_TRIES, waitAfter } from "./retry-schedule";

const NOW = "2027-03-01T00:00:00.000Z";
const HOUR = 3_600_000;
const plus = (waitMs: number) => new Date(Date.parse(NOW) + waitMs).toISOString();

const delivery: Delivery = {
  id: "msg_1",
  webhook_id: "one",
  trigger_type: "lead-created",
  state: "waiting",
  body: "{}",
  tries: 0,
  attempts: [],
  next_attempt_at: NOW,
  failed_at: null,
  created_at: NOW,
};

const answered = (status: number | null, retry_after_ms: number | null = null): Attempt => ({
  at: NOW,
  target_url: "https://example.com",
  status,
  failure: status === null ? "timeout" : null,
  duration_ms: 12,
  answer: "",
  retry_after_ms,
});

const MIDDLE = 0.5;

describe("the delays between attempts", () => {
  test("cover more than three days", () => {
    const waits = Array.from({ length: MAX_TRIES }, (_, tries) => waitAfter(tries, MIDDLE) ?? 0);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(72 * HOUR);
    expect(waits.slice(0, 4)).toEqual([0, 5_000, 300_000, 1_800_000]);
    expect(waitAfter(MAX_TRIES, MIDDLE)).toBeUndefined();
  });

  test("vary randomly by a fifth", () => {
    expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([4_500, 5_500]);
  });
});

describe("an attempt", () => {
  test.each([200, 202, 204, 299])("that is answered with %d completes the delivery", (status) => {
    expect(afterAttempt(delivery, answered(status), NOW, MIDDLE)).toMatchObject({
      state: "delivered",
      tries: 0,
      next_attempt_at: null,
      attempts: [{ status }],
    });
  });

  test.each([301, 302, 400, 410, 429, 500, null])("that is answered with %s is followed by another one", (status) => {
    expect(afterAttempt(delivery, answered(status), NOW, MIDDLE)).toMatchObject({
      state: "waiting",
      tries: 1,
      next_attempt_at: plus(5_000),
    });
  });

  test("is delayed as long as the endpoint asks, up to a day", () => {
    expect(afterAttempt(delivery, answered(429, 60_000), NOW, MIDDLE).next_attempt_at).toBe(plus(60_000));
    expect(afterAttempt(delivery, answered(429, 1_000), NOW, MIDDLE).next_attempt_at).toBe(plus(5_000));
    expect(afterAttempt(delivery, answered(503, 90 * HOUR), NOW, MIDDLE).next_attempt_at).toBe(plus(24 * HOUR));
  });

  test("that is the last one fails the delivery, at the time of that attempt", () => {
    let last = delivery;
    for (let tries = 1; tries < MAX_TRIES; tries += 1) last = afterAttempt(last, answered(500), NOW, MIDDLE);
    expect(last).toMatchObject({ state: "waiting", failed_at: null });
    const end = plus(75 * HOUR);
    expect(afterAttempt(last, answered(500), end, MIDDLE)).toMatchObject({
      state: "failed",
      next_attempt_at: null,
      failed_at: end,
    });
  });
});

test("a replay restarts the attempts under the same id, and keeps the earlier ones", () => {
  const failed = {
    ...afterAttempt(delivery, answered(500), NOW, MIDDLE),
    state: "failed" as const,
    tries: MAX_TRIES,
    failed_at: NOW,
  };
  expect(replayed(failed, NOW)).toMatchObject({
    id: "msg_1",
    state: "waiting",
    tries: 0,
    next_attempt_at: NOW,
    failed_at: null,
    attempts: [{ status: 500 }],
  });
});

test("the list shows the last attempt, and neither what was sent nor what was answered", () => {
  const view = viewDelivery(afterAttempt(delivery, { ...answered(500), answer: "secret" }, NOW, MIDDLE));
  expect(view).toMatchObject({ attempts: 1, last_attempt: { status: 500 } });
  expect(JSON.stringify(view)).not.toMatch(/secret|body/);
  expect(viewDelivery(delivery).last_attempt).toBeNull();
});

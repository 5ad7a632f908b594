import { describe, expect, test } from "vitest";
import type { Attempt } from "./delivery";
import { afterRound, concurrencyOf, type EndpointHealth, HEALTHY, isGivenUp } from "./endpoint-health";

const START = Date.parse("2027-03-01T00:00:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (ms: number) => new Date(START + ms).toISOString();

const attempt = (status: number | null, retry_after_ms: number | null = null): Attempt => ({
  at: at(0),
  target_url: "",
  status,
  failure: null,
  duration_ms: 1,
  answer: "",
  retry_after_ms,
});

/** The health after failed rounds at these times, in ms from the start. */
const failedAt = (...times: number[]): EndpointHealth =>
  times.reduce((health, time) => afterRound(health, [attempt(500), attempt(null)], at(time)), HEALTHY);

describe("the circuit breaker", () => {
  test("opens after five failed rounds: one call at a time, with growing pauses", () => {
    const times = Array.from({ length: 5 }, (_, index) => index * MINUTE);
    expect(concurrencyOf(HEALTHY)).toBe(20);
    expect(concurrencyOf(failedAt(0))).toBe(5);
    expect(failedAt(...times.slice(1)).paused_until).toBeNull();
    const open = failedAt(...times);
    expect(concurrencyOf(open)).toBe(1);
    expect(open.paused_until).toBe(at(4 * MINUTE + 30_000));
    expect(afterRound(open, [attempt(500)], at(HOUR)).paused_until).toBe(at(HOUR + MINUTE));
  });

  test("pauses ten minutes at most", () => {
    const open = failedAt(...Array.from({ length: 40 }, (_, index) => index));
    expect(open.paused_until).toBe(at(39 + 10 * MINUTE));
  });

  test("closes with one success in a round", () => {
    const open = failedAt(0, 1, 2, 3, 4, 5);
    expect(afterRound(open, [attempt(500), attempt(200)], at(HOUR))).toEqual(HEALTHY);
  });

  test("an endpoint with a Retry-After is paused for that time", () => {
    expect(afterRound(HEALTHY, [attempt(200), attempt(429, HOUR)], at(0)).paused_until).toBe(at(HOUR));
    expect(afterRound(HEALTHY, [attempt(503, HOUR)], at(0)).paused_until).toBe(at(HOUR));
  });
});

describe("an endpoint is turned off", () => {
  test("after five days of only failures, starting with the third failure within a day", () => {
    const failing = failedAt(0, HOUR, 2 * HOUR);
    expect(failing.failing_since).toBe(at(2 * HOUR));
    expect(isGivenUp(failing, at(5 * DAY + 2 * HOUR - 1))).toBe(false);
    expect(isGivenUp(failing, at(5 * DAY + 2 * HOUR))).toBe(true);
  });

  test("not for failures that lie days apart", () => {
    expect(failedAt(0, 2 * DAY, 4 * DAY, 6 * DAY).failing_since).toBeNull();
    expect(failedAt(0, 2 * DAY, 2 * DAY + 1, 2 * DAY + 2).failing_since).toBe(at(2 * DAY + 1));
  });

  test("not if there was a success in between", () => {
    const recovered = afterRound(failedAt(0, 1, 2), [attempt(204)], at(DAY));
    expect(isGivenUp(recovered, at(30 * DAY))).toBe(false);
  });
});

test("a round without calls changes nothing", () => {
  const health = failedAt(0, 1);
  expect(afterRound(health, [], at(DAY))).toBe(health);
});

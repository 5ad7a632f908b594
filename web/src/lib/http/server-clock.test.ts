import { afterEach, beforeEach, expect, test, vi } from "vitest";

const NOON_MS = Date.parse("2026-05-04T12:00:00Z");
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

let clock: typeof import("./server-clock");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON_MS });
  vi.resetModules();
  clock = await import("./server-clock");
});
afterEach(() => void vi.useRealTimers());

const respond = (serverTimeMs: number) =>
  clock.noteServerTime(new Headers({ date: new Date(serverTimeMs).toUTCString() }));

test.each([
  ["as late as the server's", 0],
  ["three minutes ahead", -3 * MINUTE_MS],
  ["an hour behind", 60 * MINUTE_MS],
])("a device's clock that is %s", (_name, leadMs) => {
  respond(NOON_MS + leadMs);
  expect(clock.toServerTimeMs(NOON_MS)).toBe(NOON_MS + leadMs);
});

test("fractions of a second and the response time make the result earlier, never later", () => {
  respond(NOON_MS + 900);
  expect(clock.toServerTimeMs(NOON_MS)).toBe(NOON_MS);
  vi.setSystemTime(NOON_MS + 400);
  respond(NOON_MS);
  expect(clock.toServerTimeMs(NOON_MS)).toBe(NOON_MS - 400);
});

test("a clock that was set in the meantime is corrected by the next response", () => {
  respond(NOON_MS);
  vi.setSystemTime(NOON_MS + 60 * MINUTE_MS);
  respond(NOON_MS + SECOND_MS);
  expect(clock.toServerTimeMs(Date.now())).toBe(NOON_MS + SECOND_MS);
});

test("the result is ten seconds earlier without a response that has a date", () => {
  clock.noteServerTime(new Headers());
  clock.noteServerTime(new Headers({ date: "soon" }));
  expect(clock.toServerTimeMs(NOON_MS)).toBe(NOON_MS - 10 * SECOND_MS);
});

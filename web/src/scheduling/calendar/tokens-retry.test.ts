import { expect, it } from "vitest";
import { CallError } from "../../lib/call-error";
import { TOKENS_RETRY } from "./tokens-retry";

const { retry, retryDelay } = TOKENS_RETRY;

it("asks again five times when there was no answer, or the server failed, and never after a refusal", () => {
  for (const error of [new TypeError("offline"), new CallError("INTERNAL", "", 500), new CallError("503", "", 503)]) {
    expect(retry(4, error)).toBe(true);
    expect(retry(5, error)).toBe(false);
  }
  expect(retry(0, new CallError("REGRANT_PERMISSION", "", 406))).toBe(false);
});

it("waits twice as long each time, five seconds at most", () => {
  expect([0, 1, 2, 3, 4, 5].map(retryDelay)).toEqual([200, 400, 800, 1_600, 3_200, 5_000]);
});

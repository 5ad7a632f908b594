import { describe, expect, test } from "vitest";
import { type CallAnswer, outcomeOf } from "./call-outcome";

const answer = (status: number, field: string | null = null, retryAfter?: number): CallAnswer => ({
  status,
  messageId: "m1",
  retryAfter,
  errors: status < 300 ? [] : [{ message: "no", field }],
});

describe("the outcome of a SendGrid response", () => {
  test.each([
    [202, null, { type: "accepted", messageId: "m1" }],
    [400, "personalizations.3.to.0.email", { type: "address", error: "400 no" }],
    [400, "personalizations[3].to", { type: "address", error: "400 no" }],
    [400, "from.email", { type: "content", error: "400 no" }],
    [400, null, { type: "content", error: "400 no" }],
    [413, null, { type: "content", error: "413 no" }],
    [401, null, { type: "refused", error: "401 no" }],
    [403, "from", { type: "refused", error: "403 no" }],
  ])("%i with %s: %j", (status, field, outcome) => expect(outcomeOf(answer(status, field), 0, 0)).toEqual(outcome));

  test.each([
    [429, 0, 0, undefined, 2500],
    [500, 0, 1, undefined, 5000],
    [503, 3, 1, undefined, 40_000],
    [500, 60, 1, undefined, 900_000],
    [429, 0, 0, 60, 60_000],
  ])("with status %i after %i failures is a retry with backoff", (status, failures, chance, retryAfter, waitMs) =>
    expect(outcomeOf(answer(status, null, retryAfter), failures, chance)).toMatchObject({ type: "later", waitMs }),
  );
});

import { AppError } from "@dure/domain/shared/error";
import { expect, it } from "vitest";
import { platformTexts } from "../texts";
import { retryTransaction } from "./retry-transaction";

const failure = (code: number, message = "refused") => Object.assign(new Error(message), { code });

/** Counts the attempts, and lets the clock run for each attempt and pause. */
async function run(errors: readonly unknown[], { attemptMs = 1, random = 0.5 } = {}) {
  const pauses: number[] = [];
  let [nowMs, attempts] = [0, 0];
  const attempt = async () => {
    nowMs += attemptMs;
    const error = errors[Math.min(attempts, errors.length - 1)];
    attempts += 1;
    if (error) throw error;
    return "done";
  };
  const wait = async (ms: number) => {
    pauses.push(ms);
    nowMs += ms;
  };
  const outcome = await retryTransaction(attempt, { nowMs: () => nowMs, random: () => random, wait }).catch(
    (error: unknown) => error,
  );
  return { outcome, attempts, pauses, nowMs };
}

it.each([
  ["CANCELLED", 1],
  ["UNKNOWN", 2],
  ["DEADLINE_EXCEEDED", 4],
  ["RESOURCE_EXHAUSTED", 8],
  ["ABORTED", 10],
  ["INTERNAL", 13],
  ["UNAVAILABLE", 14],
])("retries %s", async (_, code) => {
  expect(await run([failure(code), undefined])).toMatchObject({ outcome: "done", attempts: 2 });
});

it("retries an expired transaction", async () => {
  const expired = failure(3, "The referenced transaction has expired or is no longer valid.");
  expect(await run([expired, undefined])).toMatchObject({ outcome: "done", attempts: 2 });
});

it.each([
  ["INVALID_ARGUMENT", failure(3)],
  ["NOT_FOUND", failure(5)],
  ["ALREADY_EXISTS", failure(6)],
  ["PERMISSION_DENIED", failure(7)],
  ["FAILED_PRECONDITION", failure(9)],
  ["a refusal", new AppError("SLOT_TAKEN", platformTexts.notFound)],
  ["a programming error", new TypeError("x is not a function")],
])("never retries %s", async (_, error) => {
  expect(await run([error, undefined])).toMatchObject({ outcome: error, attempts: 1, pauses: [] });
});

it("doubles its pauses up to a second", async () => {
  const { pauses } = await run([failure(10)]);
  expect(pauses.slice(0, 7)).toEqual([50, 100, 200, 400, 800, 1_000, 1_000]);
});

it("spreads the pauses from half to one and a half", async () => {
  const until = [failure(10), undefined];
  expect((await run(until, { random: 0 })).pauses).toEqual([25]);
  expect((await run(until, { random: 1 })).pauses).toEqual([75]);
});

it("ends after a number of attempts, or when none may begin any more", async () => {
  expect(await run([failure(10)])).toMatchObject({ outcome: { code: 10 }, attempts: 12 });
  const slow = await run([failure(14)], { attemptMs: 3_000 });
  expect(slow).toMatchObject({ outcome: { code: 14 }, attempts: 3 });
  expect((await run([failure(14)], { attemptMs: 60_000 })).attempts).toBe(1);
});

import { expect, test } from "vitest";
import { runAttempt } from "./run-attempt";

/** As much of a transaction as an attempt sees. */
const log: unknown[][] = [];
const tx = {
  get: (id: string) => Promise.resolve(id),
  set: (...given: unknown[]) => {
    log.push(given);
  },
};

test.each([
  ["a value", { name: "a\ud800" }],
  ["a value within lists and maps", { custom: { a: [{ b: "\udc00" }] } }],
  ["a key", { "\ud800": 1 }],
])("text that is not well-formed in %s is refused before it is sent", async (_, data) => {
  await expect(runAttempt(tx, async (attempt) => attempt.set("doc", data))).rejects.toThrow("well-formed");
  expect(log).toEqual([]);
});

test("valid data is passed on unchanged, and the handle is revoked at the end", async () => {
  const data = { name: "두레 👍", at: new Date(), none: undefined, list: ["a", null] };
  const late = await runAttempt(tx, async (attempt) => {
    attempt.set("doc", data);
    return () => attempt.set("doc", data);
  });
  expect(log).toEqual([["doc", data]]);
  expect(late).toThrow("has ended");
});

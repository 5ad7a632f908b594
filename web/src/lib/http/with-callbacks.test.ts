import { expect, test } from "vitest";
import { withCallbacks } from "./with-callbacks";

const told = (output: Promise<number>) => {
  const calls: unknown[] = [];
  const answer = withCallbacks(output, {
    onSuccess: (data) => calls.push(["success", data]),
    onError: (error) => calls.push(["error", error]),
  });
  return { calls, answer };
};

test("an answer is told to its submit before whoever waits for it goes on", async () => {
  const { calls, answer } = told(Promise.resolve(7));
  expect(await answer).toBe(7);
  expect(calls).toEqual([["success", 7]]);
});

test("a failure is told to its submit, and stays one", async () => {
  const refused = new Error("refused");
  const { calls, answer } = told(Promise.reject(refused));
  await expect(answer).rejects.toBe(refused);
  expect(calls).toEqual([["error", refused]]);
});

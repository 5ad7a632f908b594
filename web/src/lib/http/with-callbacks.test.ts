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

test("the submit's callback gets an answer before its caller does", async () => {
  const { calls, answer } = told(Promise.resolve(7));
  expect(await answer).toBe(7);
  expect(calls).toEqual([["success", 7]]);
});

test("the submit's callback gets a failure, which is thrown to the caller, too", async () => {
  const refused = new Error("refused");
  const { calls, answer } = told(Promise.reject(refused));
  await expect(answer).rejects.toBe(refused);
  expect(calls).toEqual([["error", refused]]);
});

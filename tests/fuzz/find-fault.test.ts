import { expect, test } from "vitest";
import { findFault } from "./find-fault";

type Answer = [status: number, tookMs?: number];

/** The fault that is found when a request gets these answers in turn, and the number of requests that were sent. */
async function found(answers: Answer[], isNeverRight = false) {
  let sent = 0;
  const send = async () => {
    const [status, tookMs = 10] = answers[sent++] ?? [0];
    return { status, tookMs };
  };
  return [await findFault(send, isNeverRight), sent];
}

test("an error of ours counts, though it would not come back", async () => {
  expect(await found([[500], [400]])).toEqual(["answered 500", 1]);
  expect(await found([[503, 5000], [400]])).toEqual(["answered 503", 1]);
});

test("what is never right must be refused", async () => {
  expect(await found([[200]], true)).toEqual(["taken with 200", 1]);
  expect(await found([[400]], true)).toEqual([undefined, 1]);
  expect(await found([[200]])).toEqual([undefined, 1]);
});

test("only what is slow twice is slow", async () => {
  expect(await found([[400, 1500], [400]])).toEqual([undefined, 2]);
  expect(
    await found([
      [400, 1500],
      [400, 1200],
    ]),
  ).toEqual(["answered 400 after 1200 ms", 2]);
  expect(await found([[400, 1500], [500]])).toEqual(["answered 500", 2]);
});

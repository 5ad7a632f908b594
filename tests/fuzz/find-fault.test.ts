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

test("a server error is a fault at once, without a second attempt", async () => {
  expect(await found([[500], [400]])).toEqual(["answered 500", 1]);
  expect(await found([[503, 5000], [400]])).toEqual(["answered 503", 1]);
});

test("an accepted request that must be refused is a fault", async () => {
  expect(await found([[200]], true)).toEqual(["taken with 200", 1]);
  expect(await found([[400]], true)).toEqual([undefined, 1]);
  expect(await found([[200]])).toEqual([undefined, 1]);
});

test("a slow answer is a fault only if a repetition is slow too", async () => {
  expect(await found([[400, 1500], [400]])).toEqual([undefined, 2]);
  expect(
    await found([
      [400, 1500],
      [400, 1200],
    ]),
  ).toEqual(["answered 400 after 1200 ms", 2]);
  expect(await found([[400, 1500], [500]])).toEqual(["answered 500", 2]);
});

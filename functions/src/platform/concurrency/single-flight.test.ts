import { expect, test } from "vitest";
import { singleFlight } from "./single-flight";

/** Work that the test ends. */
function controlled() {
  const ends: { done: () => void; fail: () => void }[] = [];
  const run = singleFlight(
    () => new Promise((done, reject) => ends.push({ done, fail: () => reject(new Error("failed")) })),
  );
  return { run, ends };
}

const settled = () => new Promise((done) => setTimeout(done));

test("callers during a run share the next run, not the current one", async () => {
  const { run, ends } = controlled();
  const first = run();
  let late = 0;
  const others = [run(), run(), run()].map((one) => one.then(() => (late += 1)));
  expect(ends).toHaveLength(1);
  ends[0]?.done();
  await first;
  await settled();
  expect([ends.length, late]).toEqual([2, 0]);
  ends[1]?.done();
  await Promise.all(others);
  expect(ends).toHaveLength(2);
});

test("a failure reaches only the callers of that run", async () => {
  const { run, ends } = controlled();
  const first = run();
  const second = run();
  ends[0]?.fail();
  await expect(first).rejects.toThrow("failed");
  await settled();
  ends[1]?.done();
  await second;
  const third = run();
  ends[2]?.done();
  await third;
});

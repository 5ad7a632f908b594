import { DAY_MS } from "@dure/domain/scheduling/slots/interval";
import { expect, it } from "vitest";
import { aFewAtATime, chunksOf, spansOf } from "./in-parts";

it("splits a list", () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 2)).toEqual([]);
});

it.each([
  [31, 31, 1],
  [31.5, 31, 2],
  [62, 31, 2],
  [0.1, 31, 1],
])("splits %d days by %d into %d", (days, limit, count) => {
  const range = { start: 1_000, end: 1_000 + days * DAY_MS };
  const spans = spansOf(range, limit);
  expect(spans).toHaveLength(count);
  expect(spans.at(0)?.start).toBe(range.start);
  expect(spans.at(-1)?.end).toBe(range.end);
  for (const [i, { start, end }] of spans.entries()) {
    expect(end - start).toBeLessThanOrEqual(limit * DAY_MS);
    if (i > 0) expect(start).toBe(spans[i - 1]?.end);
  }
});

it("does a few at a time, in order, and fails as a whole", async () => {
  let running = 0;
  let most = 0;
  const work = async (one: number) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 1));
    running -= 1;
    return one * 2;
  };
  expect(await aFewAtATime([1, 2, 3, 4, 5], 2, work)).toEqual([2, 4, 6, 8, 10]);
  expect(most).toBe(2);
  const fail = (one: number) => (one === 2 ? Promise.reject(new Error("two")) : work(one));
  await expect(aFewAtATime([1, 2, 3], 2, fail)).rejects.toThrow("two");
});

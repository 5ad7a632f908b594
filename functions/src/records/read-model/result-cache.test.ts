import { expect, test, vi } from "vitest";
import { createResultCache } from "./result-cache";

const asked = (value: string | number) => ({ sql: "SELECT $1", values: [value] });
const answering = (...rows: unknown[]) => vi.fn(async () => rows);

test("a statement runs once per state, and again after a write", async () => {
  const cache = createResultCache();
  const run = answering("a");
  expect(await cache.find(1, asked("x"), run)).toEqual(["a"]);
  expect(await cache.find(1, asked("x"), run)).toEqual(["a"]);
  expect(run).toHaveBeenCalledTimes(1);
  expect(await cache.find(2, asked("x"), answering("b"))).toEqual(["b"]);
});

test("a statement with other values, or other types, is a different one", async () => {
  const cache = createResultCache();
  await cache.find(1, asked("1"), answering("text"));
  expect(await cache.find(1, asked(1), answering("number"))).toEqual(["number"]);
  expect(await cache.find(1, asked("2"), answering("other"))).toEqual(["other"]);
});

test("concurrent readers share one run, but not its failure", async () => {
  const cache = createResultCache();
  const run = answering("a");
  const failed = cache.find(1, asked("x"), () => Promise.reject(new Error("interrupted")));
  const waiting = cache.find(1, asked("x"), run);
  const other = cache.find(1, asked("y"), run);
  await expect(failed).rejects.toThrow("interrupted");
  expect([await waiting, await other, await cache.find(1, asked("y"), run)]).toEqual([["a"], ["a"], ["a"]]);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a reader from before a write neither uses nor stores a result", async () => {
  const cache = createResultCache();
  await cache.find(2, asked("x"), answering("new"));
  expect(await cache.find(1, asked("x"), answering("old"))).toEqual(["old"]);
  expect(await cache.find(undefined, asked("x"), answering("unknown"))).toEqual(["unknown"]);
  expect(await cache.find(2, asked("x"), answering("never"))).toEqual(["new"]);
});

test("long results, and those that skip the cache, are not stored", async () => {
  const cache = createResultCache();
  const long = answering(...Array.from({ length: 1_001 }));
  const once = answering("a");
  for (let turn = 0; turn < 2; turn += 1) {
    await cache.find(1, asked("long"), long);
    await cache.find(1, { ...asked("once"), skipCache: true }, once);
  }
  expect([long.mock.calls.length, once.mock.calls.length]).toEqual([2, 2]);
});

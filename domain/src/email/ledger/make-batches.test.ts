import { describe, expect, test } from "vitest";
import { MAX_BATCH } from "./batch";
import { makeBatches, type Planned } from "./make-batches";

const NOW = "2026-12-01T00:00:00.000Z";
const one = (key: string, changes: Partial<Planned> = {}): Planned => ({
  key,
  email: `${key}@example.com`,
  values: {},
  variant: "a",
  zone: null,
  due_at: NOW,
  ...changes,
});
const made = (planned: Planned[], conditions: string[] = []) =>
  makeBatches(planned, { chunk: 7, conditions, now: NOW });
const keys = (planned: Planned[], conditions?: string[]) =>
  made(planned, conditions).map(({ rows }) => rows.map(({ key }) => key));

describe("the batches of a chunk", () => {
  test("hold at most 500 recipients, and have ids that follow from the chunk", () => {
    const batches = made(Array.from({ length: MAX_BATCH + 1 }, (_, i) => one(`k${i}`)));
    expect(batches.map(({ id, size }) => [id, size])).toEqual([
      ["000007-000", MAX_BATCH],
      ["000007-001", 1],
    ]);
  });

  test("are small enough for a document", () => {
    const long = { about: "가".repeat(40_000) };
    expect(keys(Array.from({ length: 13 }, (_, i) => one(`k${i}`, { values: long }))).map((all) => all.length)).toEqual(
      [6, 6, 1],
    );
  });

  test("are separate for each subject, time and time zone", () =>
    expect(
      keys([
        one("a"),
        one("b", { variant: "b" }),
        one("c", { zone: "Asia/Tokyo" }),
        one("d"),
        one("e", { due_at: "x" }),
      ]),
    ).toEqual([["a", "d"], ["b"], ["c"], ["e"]]));

  test("are separate for recipients with and without the value that a conditional block needs", () => {
    const planned = [
      one("a", { values: { company: "두레", title: "x" } }),
      one("b"),
      one("c", { values: { company: "" } }),
    ];
    expect(keys(planned, ["company"])).toEqual([["a"], ["b", "c"]]);
    expect(made(planned, ["company"]).map(({ present }) => present)).toEqual([["company"], []]);
    expect(keys(planned)).toEqual([["a", "b", "c"]]);
  });

  test("for the remaining recipients are held until a subject has won", () =>
    expect(made([one("a", { variant: "rest" }), one("b")]).map(({ state }) => state)).toEqual(["held", "queued"]));
});

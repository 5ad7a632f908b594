import { expect, test } from "vitest";
import { describeRun } from "./run-report";

const file = (stage: string, path: string, startMs: number, endMs: number) => ({ stage, path, startMs, endMs });

test("a stage lasts from its first file's start to its last file's end, and the slowest file comes first", () => {
  const report = describeRun([
    file("unit", "a.test.ts", 0, 1_000),
    file("suite", "b.test.ts", 1_000, 21_000),
    file("suite", "c.test.ts", 1_000, 61_500),
  ]);
  expect(report.split("\n").map((line) => line.trim())).toEqual([
    "",
    "Stages",
    "1.0 s  unit, 1 file",
    "60.5 s  suite, 2 files",
    "",
    "Slowest files",
    "60.5 s  c.test.ts",
    "20.0 s  b.test.ts",
    "1.0 s  a.test.ts",
    "",
  ]);
});

test("the report lists twenty files", () => {
  const files = Array.from({ length: 30 }, (_, at) => file("unit", `file-${at}`, 0, at));
  expect(describeRun(files).match(/file-/g)).toHaveLength(20);
});

test("tests that needed a second try are named", () => {
  const report = describeRun([file("e2e", "a.test.ts", 0, 1_000)], ["a.test.ts: a page opens"]);
  expect(report).toContain("Flaky: passed at the second try\na.test.ts: a page opens\n");
});

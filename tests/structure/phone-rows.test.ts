import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, textOf } from "./markdown";

const ROWS = globSync("web/src/**/*.tsx", { cwd: ROOT }).filter((path) =>
  /<Table\.Cell[^>]*hideBelow/.test(textOf(path)),
);

/** Rows that show all hidden values when they are opened. */
const OPENED = ["web/src/routing/submission/submission-row.tsx"];

test("a table row repeats the columns hidden on a phone below its name", () => {
  expect(ROWS.length).toBeGreaterThan(5);
  expect(ROWS.filter((path) => !OPENED.includes(path) && !textOf(path).includes('hideFrom="md"'))).toEqual([]);
});

import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// Playwright evaluates such a text anew at each poll, and the app's Content Security Policy allows that for the first poll
// only: the test passes if the condition holds at once, and fails otherwise.

test("no test waits for a condition that is written as text", () => {
  const tests = filesLike("tests/e2e/**/*.ts");
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => /\.waitForFunction\(\s*["'`]/.test(textOf(path)))).toEqual([]);
});

import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// Files of a stage share their modules: a module that was loaded before keeps the real one, and one that was loaded with a
// mock would keep the mock for the files after.

const MOCKS = /\bvi\.(mock|doMock)\("/;
const RESETS_AFTER = /\bafterAll\([^;]*\bvi\.resetModules\(\)/;

const mocking = filesLike("{domain,functions,web,emulators,tests}/**/*.test.{ts,tsx}")
  .map((path) => ({ path, text: textOf(path) }))
  .filter(({ text }) => MOCKS.test(text));

test("there are files that mock modules", () => {
  expect(mocking.length).toBeGreaterThan(0);
});

test.each(mocking)("$path loads its mocked modules anew, and so do the files after it", ({ text }) => {
  expect(text.match(/\bvi\.resetModules\(\)/g)?.length).toBeGreaterThan(1);
  expect(text.replaceAll(/;\n(?= {2})/g, "\n")).toMatch(RESETS_AFTER);
});

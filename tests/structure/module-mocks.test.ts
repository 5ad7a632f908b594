import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// What a test has to replace is passed as an argument. The files of a stage share their modules, so a module that was
// loaded with a mock would keep it in the next files.

test("no test mocks a module", () => {
  const tests = filesLike("{domain,functions,web,emulators,tests}/**/*.test.{ts,tsx}");
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => /\bvi\.(mock|doMock|hoisted)\(/.test(textOf(path)))).toEqual([]);
});

import { expect, test } from "vitest";
import { CodeGuard } from "./code-guard";

test("a code is accepted once, and another one after it", () => {
  const guard = new CodeGuard();
  expect(guard.settle("s", "111111", true, 0)).toBe(true);
  expect(guard.settle("s", "111111", true, 1)).toBe(false);
  expect(guard.settle("s", "222222", true, 2)).toBe(true);
  expect(guard.settle("other", "111111", true, 3)).toBe(true);
});

test("ten wrong codes block attempts for five minutes, and a right code resets the count", () => {
  const guard = new CodeGuard();
  for (let i = 0; i < 9; i++) guard.settle("s", "000000", false, i);
  guard.settle("s", "111111", true, 9);
  for (let i = 0; i < 10; i++) guard.settle("s", "000000", false, 10 + i);
  expect(() => guard.assertMayTry("s", 20)).toThrow(/TOO_MANY_ATTEMPTS/);
  expect(() => guard.assertMayTry("s", 10 + 300_000)).not.toThrow();
});

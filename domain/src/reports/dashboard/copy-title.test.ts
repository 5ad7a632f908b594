import { expect, test } from "vitest";
import { copyTitle } from "./copy-title";

test("a long title is cut without half a sign, which no store takes", () => {
  const { en } = copyTitle(`${"a".repeat(89)}😀`);
  expect(en.isWellFormed()).toBe(true);
  expect(en).toHaveLength(96);
});

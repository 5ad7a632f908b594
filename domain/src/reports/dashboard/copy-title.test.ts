import { expect, test } from "vitest";
import { copyTitle } from "./copy-title";

test("a long title is cut without splitting a character", () => {
  const { en } = copyTitle(`${"a".repeat(89)}😀`);
  expect(en.isWellFormed()).toBe(true);
  expect(en).toHaveLength(96);
});

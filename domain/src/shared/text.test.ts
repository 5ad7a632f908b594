import { expect, test } from "vitest";
import { cutText } from "./text";

test.each([
  ["두레", 5, "두레"],
  ["두레", 1, "두"],
  ["a😀", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["a😀b", 3, "a😀"],
  ["", 3, ""],
])("%j is cut to %i as %j", (text, maxLength, cut) => expect(cutText(text, maxLength)).toBe(cut));

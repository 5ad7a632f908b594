import { expect, test } from "vitest";
import { guestsIn, wrongGuestIn } from "./guests-in";

test("guests are read with any separator, each once", () => {
  expect(guestsIn("a@b.kr, A@b.kr;c@d.kr\n e@f.kr ")).toEqual(["a@b.kr", "c@d.kr", "e@f.kr"]);
  expect(guestsIn("  ")).toEqual([]);
  expect(wrongGuestIn("a@b.kr c@d")).toBe("c@d");
  expect(wrongGuestIn("a@b.kr")).toBeUndefined();
});

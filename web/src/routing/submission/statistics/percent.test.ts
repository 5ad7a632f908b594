import { expect, test } from "vitest";
import { barOf, percent } from "./percent";

test("a missing rate is shown as a dash", () => {
  expect([percent(null), percent(0), percent(67)]).toEqual(["-", "0%", "67%"]);
  expect([barOf(0, 0), barOf(3, 4), barOf(4, 4)]).toEqual([0, 75, 100]);
});

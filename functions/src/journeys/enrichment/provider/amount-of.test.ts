import { expect, test } from "vitest";
import { amountOf } from "./amount-of";
import { dayOf } from "./day-of";

test.each([
  ["1,234,567", 1_234_567],
  ["-1,234", -1234],
  ["(1,234)", -1234],
  ["0", 0],
  ["-", undefined],
  ["", undefined],
  [null, undefined],
  ["n/a", undefined],
])("the amount %j is %j", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each([
  ["20160103", "2016-01-03"],
  ["00010101", ""],
  ["", ""],
])("the day %j is %j", (digits, day) => {
  expect(dayOf(digits)).toBe(day);
});

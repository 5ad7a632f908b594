import { expect, test } from "vitest";
import { abbreviateNumber } from "./abbreviate-number";

test.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1_000, "1K", "1,000"],
  [9_999, "10K", "9,999"],
  [12_345, "12.3K", "1.2만"],
  [999_999, "1M", "100만"],
  [1_250_000, "1.3M", "125만"],
  [99_999_999, "100M", "1억"],
  [1_200_000_000, "1.2B", "12억"],
  [3_400_000_000_000, "3.4T", "3.4조"],
  [-52_000, "-52K", "-5.2만"],
  [0.25, "0.3", "0.3"],
])("%d is %s in English and %s in Korean", (value, en, ko) => {
  expect(abbreviateNumber(value, "en")).toBe(en);
  expect(abbreviateNumber(value, "ko")).toBe(ko);
});

test("an amount has its sign before the number and after the minus", () => {
  expect(abbreviateNumber(-52_000, "ko", "KRW")).toBe("-₩5.2만");
  expect(abbreviateNumber(1_500_000, "en", "USD")).toBe("$1.5M");
});

import { expect, test } from "vitest";
import { parseNumber } from "./parse-number";

test.each([
  ["", null],
  ["  ", null],
  ["1,200,000", 1_200_000],
  ["₩ 3,500.5", 3500.5],
  ["500만", Number.NaN],
  ["120원", 120],
  ["-5", -5],
])("%j is %j", (text, number) => expect(parseNumber(text)).toBe(number));

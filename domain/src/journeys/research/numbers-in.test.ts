import { expect, test } from "vitest";
import { numbersIn, saysNumber } from "./numbers-in";

test.each([
  ["직원 수는 1,250명이다", 1250],
  ["매출은 1조 2,340억 원", 1_234_000_000_000],
  ["매출 3,456억 7,800만 원", 345_678_000_000],
  ["5천억 원 규모", 500_000_000_000],
  ["1.1억 원", 110_000_000],
  ["12만 명", 120_000],
  ["₩1.2 billion", 1_200_000_000],
  ["2016년에 설립", 2016],
  ["１，２５０명", 1250],
  ["코드 007", 7],
])("%j contains the number %d", (text, value) => {
  expect(saysNumber(numbersIn(text), value)).toBe(true);
});

test.each([
  ["직원 수는 1,250명이다", 125],
  ["2024년 300억", 2_024_300],
  ["3개 도시, 5억 원", 3],
])("%j contains only its whole numbers", (text, value) => {
  const said = numbersIn(text);
  expect(said.has(value)).toBe(value === 3);
  expect(said.has(8)).toBe(false);
});

test("adjacent numbers are not added up", () => {
  expect(numbersIn("2024년 1억, 2억")).toEqual(new Set([2024, 1e8, 2e8, 1, 2]));
  expect(numbersIn("")).toEqual(new Set());
});

import { expect, test } from "vitest";
import { isCommonName, namesCompany, pressName } from "./mentions-company";

test.each([
  "한빛상사가 신제품을",
  "'한빛상사', 상장",
  "㈜한빛상사는 오늘",
  "한빛상사(주)",
  "한빛상사",
  "(주)한빛상사의 계약",
])("%j names 한빛상사", (text) => expect(namesCompany(text, "(주)한빛상사")).toBe(true));

test.each(["한빛상사홀딩스가 인수", "새한빛상사", "한빛 이야기", ""])("%j doesn't name 한빛상사", (text) =>
  expect(namesCompany(text, "(주)한빛상사")).toBe(false),
);

test("a name is taken as text, not as a pattern", () => {
  expect(namesCompany("a+b (c) 출시", "a+b (c)")).toBe(true);
  expect(namesCompany("aab c 출시", "a+b (c)")).toBe(false);
  expect(namesCompany("무엇이든", "(주)")).toBe(false);
});

test("a short name needs further evidence", () => {
  expect([isCommonName("(주)두레"), isCommonName("한빛상사 주식회사")]).toEqual([true, false]);
  expect(pressName("주식회사 새벽 물류")).toBe("새벽 물류");
});

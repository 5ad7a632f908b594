import { expect, test } from "vitest";
import { readTsv } from "./read-tsv";
import { writeTsv } from "./write-tsv";

test("a clipboard comes back as it was written", () => {
  const cells = [
    ["두레", '6" 판', ""],
    ["두 줄\n서울", "탭\t있음", "=1+1"],
  ];
  expect(writeTsv([["가", "나"]])).toBe("가\t나");
  expect(readTsv(writeTsv(cells))).toEqual(cells);
});

test("Excel ends the clipboard with a line break, which is no row", () => {
  expect(readTsv("가\t1\r\n나\t2\r\n")).toEqual([
    ["가", "1"],
    ["나", "2"],
  ]);
  expect(readTsv("하나")).toEqual([["하나"]]);
  expect(readTsv("가\n\n나")).toEqual([["가"], [""], ["나"]]);
});

test("commas divide nothing, and an odd quote is a sign like any other", () => {
  expect(readTsv("1,200\t서울, 마포")).toEqual([["1,200", "서울, 마포"]]);
  expect(readTsv('"반쪽\t둘')).toEqual([['"반쪽', "둘"]]);
});

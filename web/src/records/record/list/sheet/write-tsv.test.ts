import { expect, test } from "vitest";
import { readTsv } from "./read-tsv";
import { writeTsv } from "./write-tsv";

test("cells are read from the clipboard as they were written", () => {
  const cells = [
    ["두레", '6" 판', ""],
    ["두 줄\n서울", "탭\t있음", "=1+1"],
  ];
  expect(writeTsv([["가", "나"]])).toBe("가\t나");
  expect(readTsv(writeTsv(cells))).toEqual(cells);
});

test("a line break at the end, as written by Excel, is not a row", () => {
  expect(readTsv("가\t1\r\n나\t2\r\n")).toEqual([
    ["가", "1"],
    ["나", "2"],
  ]);
  expect(readTsv("하나")).toEqual([["하나"]]);
  expect(readTsv("가\n\n나")).toEqual([["가"], [""], ["나"]]);
});

test("commas don't separate cells, and a single quote mark is ordinary text", () => {
  expect(readTsv("1,200\t서울, 마포")).toEqual([["1,200", "서울, 마포"]]);
  expect(readTsv('"반쪽\t둘')).toEqual([['"반쪽', "둘"]]);
});

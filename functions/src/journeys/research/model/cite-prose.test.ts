import { expect, test } from "vitest";
import { citeProse } from "./cite-prose";

const TEXT = "직원은 12명이다. 매출은 모른다.";
const end = (part: string) => Buffer.byteLength(TEXT.slice(0, TEXT.indexOf(part) + part.length));

test("segments of the text are marked with their sources, and become each source's evidence", () => {
  const supports = [
    { segment: { startIndex: end("12명이다.") + 1, endIndex: end("모른다.") }, groundingChunkIndices: [1] },
    { segment: { endIndex: end("12명이다.") }, groundingChunkIndices: [0, 1, 0, 7] },
  ];
  expect(citeProse(TEXT, supports, (chunk) => [1, 2][chunk])).toEqual({
    text: "직원은 12명이다.[1][2] 매출은 모른다.[2]",
    evidence: [
      { source: 1, text: "직원은 12명이다." },
      { source: 2, text: "직원은 12명이다." },
      { source: 2, text: "매출은 모른다." },
    ],
  });
});

test("segments outside the text, or without a source, are ignored", () => {
  const supports = [
    { segment: { startIndex: 900, endIndex: 999 }, groundingChunkIndices: [0] },
    { segment: { startIndex: 0, endIndex: 9 }, groundingChunkIndices: [5] },
    {},
  ];
  expect(citeProse(TEXT, supports, (chunk) => [1][chunk])).toEqual({ text: TEXT, evidence: [] });
  expect(citeProse("", [], () => 1)).toEqual({ text: "", evidence: [] });
});

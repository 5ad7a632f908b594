import { expect, test } from "vitest";
import { initialsPattern } from "./initials-pattern";

test.each([
  ["ㄱㅁㅈ", "김민준", true],
  ["ㄱㅁㅈ", "(주)김민준 상사", true],
  ["ㅁㅈ", "김민준", true],
  ["ㄱㅁㅈ", "김민", false],
  ["ㄱㅁㅈ", "김 민준", false],
  ["ㄲ", "까치", true],
  ["ㄱ", "까치", false],
  ["ㄱ", "기역 ㄱ", true],
  ["ㅎ", "힣", true],
  ["ㄷ레", "두레", true],
  ["ㄷ레", "두리", false],
  ["두ㄹ", "두레", true],
  ["ㄱ.c", "가.c", true],
  ["ㄱ.c", "가xc", false],
  ["ㄱ-ㄴ", "가-나", true],
  ["ㄱ[", "가[", true],
])("the initials %s in %s are found: %s", (word, text, found) => {
  expect(new RegExp(initialsPattern(word) ?? "", "u").test(text)).toBe(found);
});

test.each(["김민준", "abc", "", "ㅏ", "ㄳ"])("%s contains no initial consonant", (word) => {
  expect(initialsPattern(word)).toBeUndefined();
});

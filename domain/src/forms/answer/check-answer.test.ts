import { describe, expect, test } from "vitest";
import { formsTexts } from "../texts";
import { checkAnswer, storedAnswer } from "./check-answer";

const options = [{ value: "a", label: "A" }];
const question = (type: Parameters<typeof checkAnswer>[0]["type"], required = false, agreed_value = "") => ({
  ...{ type, required, options, agreed_value },
});

describe("an answer", () => {
  test.each([
    ["shortText", undefined, "answerMissing"],
    ["shortText", " ", "answerMissing"],
    ["consent", false, "consentMissing"],
    ["checkbox", [], "answerMissing"],
    ["email", "nobody", "emailInvalid"],
    ["tel", "12", "phoneInvalid"],
    ["tel", "전화", "phoneInvalid"],
    ["number", "many", "numberInvalid"],
    ["url", "no address", "urlInvalid"],
    ["url", "javascript:alert(1)", "urlInvalid"],
    ["url", "https://me@dure.kr", "urlInvalid"],
    ["date", "2026-02-30", "dateInvalid"],
    ["date", "26.10.15", "dateInvalid"],
    ["rating", 6, "optionInvalid"],
    ["rating", "2.5", "optionInvalid"],
    ["radio", "b", "optionInvalid"],
    ["checkbox", ["a", "b"], "optionInvalid"],
    ["consent", "yes", "answerInvalid"],
    ["shortText", ["a"], "answerInvalid"],
  ] as const)("to a required %s of %j is refused: %s", (type, value, text) =>
    expect(checkAnswer(question(type, true), value as string)).toEqual(formsTexts[text]),
  );

  test.each([
    ["shortText", undefined],
    ["note", undefined],
    ["tel", "010-1234-5678"],
    ["tel", "1-4155550100"],
    ["number", "1,200"],
    ["url", "dure.kr"],
    ["url", "http://두레.한국/소개?a=1"],
    ["date", "2028-02-29"],
    ["rating", "5"],
    ["rating", 1],
    ["step", undefined],
    ["radio", "a"],
    ["consent", true],
  ] as const)("to a %s of %j is accepted", (type, value) => expect(checkAnswer(question(type), value)).toBeUndefined());
});

test.each([
  ["tel", "010-1234-5678", "82-1012345678"],
  ["tel", "82-01012345678", "82-1012345678"],
  ["tel", "+1 415 555 0100", "1-4155550100"],
  ["number", "1,200", 1200],
  ["rating", "4", 4],
  ["url", " dure.kr/ko ", "https://dure.kr/ko"],
  ["date", "2026-10-15", "2026-10-15"],
  ["consent", true, "동의함"],
  ["consent", false, undefined],
  ["shortText", "", undefined],
  ["checkbox", ["a"], ["a"]],
] as const)("a %s of %j is stored as %j", (type, value, stored) =>
  expect(storedAnswer(question(type, false, "동의함"), value as string)).toEqual(stored),
);

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
    ["radio", "a"],
    ["consent", true],
  ] as const)("to a %s of %j is taken", (type, value) => expect(checkAnswer(question(type), value)).toBeUndefined());
});

test.each([
  ["tel", "010-1234-5678", "82-1012345678"],
  ["tel", "82-01012345678", "82-1012345678"],
  ["tel", "+1 415 555 0100", "1-4155550100"],
  ["number", "1,200", 1200],
  ["consent", true, "동의함"],
  ["consent", false, undefined],
  ["shortText", "", undefined],
  ["checkbox", ["a"], ["a"]],
] as const)("a %s of %j is stored as %j", (type, value, stored) =>
  expect(storedAnswer(question(type, false, "동의함"), value as string)).toEqual(stored),
);

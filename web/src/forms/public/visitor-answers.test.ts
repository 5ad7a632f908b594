import { Question } from "@dure/domain/forms/question/question";
import { describe, expect, it } from "vitest";
import { sharedKo } from "../../ui/public/texts/ko";
import type { Value } from "./answers";
import { checkAnswers } from "./check-answers";
import { prefilled } from "./prefilled";
import { refusedAnswers } from "./refused-answers";
import { wireAnswers } from "./wire-answers";

const ko = { ...sharedKo, consentRequired: "동의가 필요한 항목이에요" };
const options = ["a", "b"].map((value) => ({ value, label: value.toUpperCase() }));
const question = (type: string, more: Partial<Question> = {}) =>
  Question.parse({ name: "q", label: "Q", type, options, ...more });
const answersOf = (value: Value | undefined, dialCode = "+82") => ({
  values: value === undefined ? {} : { q: value },
  dialCodes: { q: dialCode },
});

describe("a link prefills", () => {
  it.each([
    ["shortText", "?q=%20hi%20", "hi"],
    ["number", "?q=3", "3"],
    ["radio", "?q=b", "b"],
    ["radio", "?q=z", undefined],
    ["dropdown", "?q=A", undefined],
    ["checkbox", "?q=a&q=z&q=b", ["a", "b"]],
    ["consent", "?q=true", undefined],
    ["note", "?q=x", undefined],
  ])("a %s by %s with %j", (type, search, value) =>
    expect(prefilled(search, [question(type)]).values.q).toEqual(value),
  );

  it("a phone with its dial code", () =>
    expect(prefilled("?q=%2B1%20415-555-0100", [question("tel")])).toEqual({
      values: { q: "415-555-0100" },
      dialCodes: { q: "+1" },
    }));
});

it.each([
  ["shortText", " hi ", "hi"],
  ["shortText", " ", undefined],
  ["number", "12.5", 12.5],
  ["tel", "010-1234 5678", "82-01012345678"],
  ["tel", "+82 10-1234-5678", "82-1012345678"],
  ["tel", " +1 (415) 555-0100", "1-4155550100"],
  ["checkbox", ["a"], ["a"]],
  ["consent", false, false],
  ["email", undefined, undefined],
] as const)("a %s of %j is sent as %j", (type, value, sent) =>
  expect(wireAnswers([question(type)], answersOf(value))).toEqual(
    sent === undefined ? [] : [{ name: "q", value: sent }],
  ),
);

it.each([
  ["shortText", undefined, ko.required],
  ["shortText", " ", ko.required],
  ["checkbox", [], ko.required],
  ["consent", false, ko.consentRequired],
  ["email", "a@b", ko.invalidEmail],
  ["email", "a@b.co", undefined],
  ["tel", "12", ko.invalidPhone],
  ["tel", "10-1234-5678", undefined],
  ["number", "many", ko.invalidNumber],
  ["number", "-3.5", undefined],
  ["note", undefined, undefined],
] as const)("a required %s of %j: %s", (type, value, problem) =>
  expect(checkAnswers([question(type, { required: true })], answersOf(value), ko).q).toBe(problem),
);

it("finds the question that the server refused, whatever its name", () => {
  const asked = question("shortText", { name: "회사.전화 1" });
  const details = [
    { path: "body.answers.회사.전화 1", message: "Wrong." },
    { path: "body.answers.gone", message: "Wrong." },
    { path: "body.language", message: "Wrong." },
  ];
  expect(refusedAnswers(details, [asked], ["body.answers."])).toEqual({ "회사.전화 1": "Wrong." });
  expect(refusedAnswers(undefined, [asked], ["body.answers."])).toEqual({});
});

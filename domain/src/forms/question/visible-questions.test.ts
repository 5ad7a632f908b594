import { describe, expect, test } from "vitest";
import { Question } from "./question";
import { showIfProblem } from "./show-if-problem";
import { visibleQuestions } from "./visible-questions";

const options = ["a", "b"].map((value) => ({ value, label: value }));
const ask = (name: string, type: string, more: object = {}) =>
  Question.parse({ name, label: name, type, ...(["radio", "checkbox"].includes(type) && { options }), ...more });
const when = (question: string, operator: string, ...values: string[]) => ({
  show_if: { conditions: [{ question, operator, values }] },
});
const shown = (questions: Question[], answers: Record<string, string | string[] | boolean | number>) =>
  visibleQuestions(questions, (name) => answers[name]).map(({ name }) => name);

describe("a question is shown", () => {
  test.each([
    ["radio", "is", ["a"], "a", true],
    ["radio", "is", ["a", "b"], "b", true],
    ["radio", "is", ["a"], "", false],
    ["checkbox", "is", ["b"], ["a", "b"], true],
    ["checkbox", "isNot", ["b"], ["a"], true],
    ["checkbox", "isNot", ["b"], ["a", "b"], false],
    ["shortText", "contains", ["두레"], "우리 두레", true],
    ["shortText", "is", ["Yes"], " yes ", true],
    ["shortText", "isEmpty", [], " ", true],
    ["shortText", "isAnswered", [], "x", true],
    ["consent", "isAnswered", [], false, false],
    ["consent", "isAnswered", [], true, true],
    ["number", "atLeast", ["1,000"], "1,200", true],
    ["number", "atLeast", ["1000"], 999, false],
    ["number", "atMost", ["10"], "", false],
    ["rating", "atMost", ["3"], "2", true],
    ["date", "atLeast", ["2026-03-01"], "2026-03-02", true],
    ["date", "atMost", ["2026-03-01"], "2026-03-02", false],
  ] as const)("depending on a %s that %s %j when the answer is %j: %s", (type, operator, values, answer, isShown) => {
    const questions = [ask("q", type), ask("x", "shortText", when("q", operator, ...values))];
    expect(shown(questions, { q: answer as string })).toEqual(isShown ? ["q", "x"] : ["q"]);
  });

  test("only if the question that it depends on is shown itself", () => {
    const questions = [
      ask("q", "radio"),
      ask("x", "shortText", when("q", "is", "a")),
      ask("y", "shortText", when("x", "isAnswered")),
    ];
    expect(shown(questions, { q: "b", x: "left over" })).toEqual(["q"]);
    expect(shown(questions, { q: "a", x: "left over" })).toEqual(["q", "x", "y"]);
  });

  test("only if the step that it is on is shown", () => {
    const questions = [
      ask("q", "radio"),
      ask("s1", "step", when("q", "is", "a")),
      ask("x", "shortText"),
      ask("s2", "step"),
      ask("y", "shortText"),
    ];
    expect(shown(questions, { q: "b" })).toEqual(["q", "s2", "y"]);
    expect(shown(questions, { q: "a" })).toEqual(["q", "s1", "x", "s2", "y"]);
  });

  test("when any of its conditions holds, if that is enough", () => {
    const conditions = ["a", "b"].map((value) => ({ question: "q", operator: "is", values: [value] }));
    const either = (match: string) => [ask("q", "radio"), ask("x", "shortText", { show_if: { match, conditions } })];
    expect(shown(either("any"), { q: "b" })).toEqual(["q", "x"]);
    expect(shown(either("all"), { q: "b" })).toEqual(["q"]);
  });

  test("if its condition is about a question that does not come before it", () =>
    expect(shown([ask("x", "shortText", when("gone", "isAnswered"))], {})).toEqual(["x"]));
});

test.each([
  ["gone", "isAnswered", [], "gone"],
  ["q", "contains", ["a"], "gone"],
  ["q", "is", [""], "value"],
  ["q", "is", ["c"], "option"],
  ["q", "is", ["a"], null],
  ["q", "isEmpty", [], null],
] as const)("a condition on %s that %s %j has the problem %s", (question, operator, values, problem) => {
  const { show_if } = ask("x", "shortText", when(question, operator, ...values));
  expect(showIfProblem(show_if, [ask("q", "radio")])).toBe(problem);
});

import { describe, expect, test } from "vitest";
import type { AnswerValue } from "../../forms/answer/answer-value";
import { answerReader, conditionTest } from "./condition-test";
import type { Operator } from "./operators";
import type { LogicFieldType, Operand } from "./serialized-logic";

type Row = [LogicFieldType, Operator, Operand | undefined, AnswerValue | undefined, boolean];

const none = undefined;

describe("checkbox", () => {
  test.each<Row>([
    ["checkbox", "is", true, true, true],
    ["checkbox", "is", true, false, false],
    ["checkbox", "is", true, none, false],
    ["checkbox", "isNot", true, none, true],
    ["checkbox", "isNot", true, true, false],
    ["checkbox", "is", false, none, true],
    // Websites send a ticked checkbox as text.
    ["checkbox", "is", true, "on", true],
    ["checkbox", "is", true, "동의", true],
    ["checkbox", "is", true, "", false],
    ["checkbox", "is", true, "False", false],
    ["checkbox", "is", true, "0", false],
  ])("%s %s %j of %j: %s", meets);
});

describe("text that is composed or decomposed", () => {
  const [written, decomposed] = ["도입 문의", "도입 문의".normalize("NFD")];
  test.each<Row>([
    ["string", "is", written, decomposed, true],
    ["string", "is", decomposed, written, true],
    ["string", "isNot", written, decomposed, false],
    ["string", "contains", "문의", decomposed, true],
    ["string", "startsWith", "도입".normalize("NFD"), written, true],
    ["string", "endsWith", "의".normalize("NFD"), written, true],
    ["select", "is", written, decomposed, true],
    ["select", "anyIn", [decomposed], written, true],
    ["multiSelect", "is", [written], [decomposed], true],
    ["multiSelect", "anyIn", [written], [decomposed, "x"], true],
    ["multiSelect", "notIn", [written], [decomposed], false],
  ])("%s %s %j of %j: %s", meets);
});

describe("number", () => {
  test.each<Row>([
    ["number", "is", 10, 10, true],
    ["number", "is", 10, "10", true],
    ["number", "is", 1000, " 1,000 ", true],
    ["number", "is", 10, "ten", false],
    ["number", "isNot", 10, "ten", true],
    ["number", "isNot", 10, 10, false],
    ["number", "gt", 10, 10, false],
    ["number", "gt", 10, 10.5, true],
    ["number", "gt", 10, "9", false],
    ["number", "gtAndEqual", 10, 10, true],
    ["number", "lt", 10, "9", true],
    ["number", "lt", 10, 10, false],
    ["number", "ltAndEqual", 10, 10, true],
    // A missing answer is not zero.
    ["number", "lt", 10, "", false],
    ["number", "is", 0, "", false],
    ["number", "ltAndEqual", 0, none, false],
    ["number", "is", 0, 0, true],
    ["number", "between", { start: 1, end: 5 }, 1, true],
    ["number", "between", { start: 1, end: 5 }, "5", true],
    ["number", "between", { start: 1, end: 5 }, 5.01, false],
    ["number", "between", { start: 1, end: 5 }, none, false],
    ["number", "notBetween", { start: 1, end: 5 }, 0, true],
    ["number", "notBetween", { start: 1, end: 5 }, 3, false],
    ["number", "between", { start: 3, end: 3 }, 3, true],
    ["number", "is", -2.5, "-2.5", true],
    ["number", "is", 12, "1,2", false],
  ])("%s %s %j of %j: %s", meets);
});

describe("string", () => {
  test.each<Row>([
    ["string", "is", "두레", "두레", true],
    ["string", "is", "두레", "두레 ", false],
    ["string", "is", "A", "a", false],
    ["string", "is", "10", 10, false],
    ["string", "isNot", "두레", none, true],
    ["string", "contains", "레", "두레", true],
    ["string", "contains", "1", 310, true],
    ["string", "contains", "x", none, false],
    ["string", "contains", "", none, true],
    ["string", "notContains", "레", "두레", false],
    ["string", "notContains", "레", none, true],
    ["string", "startsWith", "두", "두레", true],
    ["string", "startsWith", "레", "두레", false],
    ["string", "startsWith", "tru", true, true],
    ["string", "endsWith", ".kr", "a@dure.kr", true],
    ["string", "endsWith", ".kr", none, false],
    ["string", "isEmpty", none, "", true],
    ["string", "isEmpty", none, none, true],
    ["string", "isEmpty", none, 0, true],
    ["string", "isEmpty", none, false, false],
    ["string", "isEmpty", none, " ", false],
    ["string", "isNotEmpty", none, "x", true],
    ["string", "isNotEmpty", none, "", false],
    ["string", "isNotEmpty", none, false, true],
    ["string", "contains", "a,b", ["a", "b"], true],
  ])("%s %s %j of %j: %s", meets);
});

describe("select", () => {
  test.each<Row>([
    ["select", "is", "a", "a", true],
    ["select", "is", "a", "b", false],
    ["select", "is", "a", none, false],
    ["select", "is", ["a", "b"], "b", true],
    ["select", "is", ["a", "b"], "c", false],
    ["select", "isNot", "a", "b", true],
    ["select", "isNot", ["a", "b"], "b", false],
    ["select", "anyIn", ["a", "b"], "b", true],
    ["select", "anyIn", ["a", "b"], none, false],
    ["select", "notIn", ["a", "b"], "c", true],
    ["select", "notIn", ["a", "b"], none, true],
    ["select", "anyIn", [1, 2], 2, true],
    ["select", "anyIn", ["1"], 1, false],
  ])("%s %s %j of %j: %s", meets);
});

describe("multiSelect", () => {
  test.each<Row>([
    ["multiSelect", "is", ["a", "b"], ["b", "a"], true],
    ["multiSelect", "is", ["a", "b"], ["b", "a", "a"], true],
    ["multiSelect", "is", ["a", "b"], ["a"], false],
    ["multiSelect", "is", ["a"], ["a", "b"], false],
    ["multiSelect", "is", "a", ["a", "b"], true],
    ["multiSelect", "is", ["a", "b"], "a", true],
    ["multiSelect", "isNot", ["a", "b"], ["a"], true],
    ["multiSelect", "isNot", ["a", "b"], ["b", "a"], false],
    ["multiSelect", "anyIn", ["a", "b"], ["c", "b"], true],
    ["multiSelect", "anyIn", ["a", "b"], ["c"], false],
    ["multiSelect", "anyIn", ["a", "b"], [], false],
    ["multiSelect", "anyIn", [], [], true],
    ["multiSelect", "anyIn", ["a"], none, false],
    ["multiSelect", "notIn", ["a", "b"], [], true],
    ["multiSelect", "notIn", ["a", "b"], ["a", "z"], false],
    ["multiSelect", "anyIn", ["a", "b"], "a", true],
  ])("%s %s %j of %j: %s", meets);
});

describe("null", () => {
  test.each<Row>([
    ["null", "nullAssert", none, none, true],
    ["null", "nullAssert", "x", "y", true],
    ["null", "is", null, none, true],
    ["null", "isNot", null, none, false],
  ])("%s %s %j of %j: %s", meets);
});

function meets(...[type, operator, operand, answer, expected]: Row): void {
  expect(conditionTest(operator, operand)(answerReader(type)(answer))).toBe(expected);
}

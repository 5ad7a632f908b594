import type { AnswerValue } from "../../forms/answer/answer-value";
import { isNumberRange } from "./operand";
import { type Comparison, isNegation, NEGATIONS, type Operator } from "./operators";
import type { LogicFieldType, Operand } from "./serialized-logic";

/** An answer converted to the field's type; null if there is none. */
export type Answer = AnswerValue | null;
export type Test = (answer: Answer) => boolean;

/**
 * Whether an answer from `answerReader` meets a condition (docs/product/routing-logic.md#what-operators-mean). An
 * answer that cannot be converted, such as a missing number, meets no positive operator and every negative one.
 */
export function conditionTest(operator: Operator, operand: Operand | undefined): Test {
  const wanted = composedOperand(operand ?? null);
  if (!isNegation(operator)) return TESTS[operator](wanted);
  const test = TESTS[NEGATIONS[operator]](wanted);
  return (answer) => !test(answer);
}

/** Normalizes text to NFC: a Mac types Korean in decomposed form. */
const composed = <T>(value: T): T | string => (typeof value === "string" ? value.normalize("NFC") : value);

const composedOperand = (operand: Operand): Operand =>
  Array.isArray(operand) ? operand.map(composed) : composed(operand);

export const answerReader = (type: LogicFieldType): ((answer: AnswerValue | undefined) => Answer) =>
  READERS[type] ?? asItIs;

const asItIs = (answer: AnswerValue | undefined): Answer =>
  Array.isArray(answer) ? answer.map(composed) : composed(answer ?? null);

/** Websites' own forms send every value as text. */
const READERS: Partial<Record<LogicFieldType, (answer: AnswerValue | undefined) => Answer>> = {
  number: (answer) => (typeof answer === "string" ? numberIn(answer) : asItIs(answer)),
  checkbox: (answer) => (typeof answer === "string" ? !OFF.has(answer.trim().toLowerCase()) : (answer ?? false)),
};

const OFF: ReadonlySet<string> = new Set(["", "0", "false", "off", "no"]);

/** Accepts thousands separators, as in 1,000. */
function numberIn(text: string): number | null {
  const digits = text.trim();
  if (digits === "") return null;
  const number = Number(/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(",", "") : digits);
  return Number.isFinite(number) ? number : null;
}

const TESTS: Record<Comparison, (operand: Operand) => Test> = {
  is: equals,
  anyIn: includesAny,
  gt: (operand) => numeric(operand, (answer, limit) => answer > limit),
  gtAndEqual: (operand) => numeric(operand, (answer, limit) => answer >= limit),
  lt: (operand) => numeric(operand, (answer, limit) => answer < limit),
  ltAndEqual: (operand) => numeric(operand, (answer, limit) => answer <= limit),
  between: (operand) => (answer) =>
    typeof answer === "number" && isNumberRange(operand) && answer >= operand.start && answer <= operand.end,
  contains: (operand) => textual(operand, (answer, part) => answer.includes(part)),
  startsWith: (operand) => textual(operand, (answer, part) => answer.startsWith(part)),
  endsWith: (operand) => textual(operand, (answer, part) => answer.endsWith(part)),
  isEmpty: () => (answer) => typeof answer !== "boolean" && !answer,
  nullAssert: () => () => true,
};

/**
 * Equality. Two lists are equal as sets; a list equals a single value that it contains; single values compare strictly.
 */
function equals(operand: Operand): Test {
  if (!Array.isArray(operand))
    return (answer) => (Array.isArray(answer) ? answer.some((one) => one === operand) : answer === operand);
  const wanted = new Set<unknown>(operand);
  return (answer) => {
    if (!Array.isArray(answer)) return wanted.has(answer);
    const given: readonly unknown[] = answer;
    return given.every((one) => wanted.has(one)) && operand.every((one) => given.includes(one));
  };
}

function includesAny(operand: Operand): Test {
  const wanted = new Set<unknown>(Array.isArray(operand) ? operand : [operand]);
  return (answer) => {
    if (!Array.isArray(answer)) return wanted.has(answer);
    return answer.length === 0 ? wanted.size === 0 : answer.some((one) => wanted.has(one));
  };
}

function numeric(operand: Operand, compare: (answer: number, limit: number) => boolean): Test {
  const limit = Number(operand);
  return (answer) => typeof answer === "number" && compare(answer, limit);
}

function textual(operand: Operand, compare: (answer: string, part: string) => boolean): Test {
  const part = String(operand);
  return (answer) => compare(typeof answer === "string" ? answer : String(answer ?? ""), part);
}

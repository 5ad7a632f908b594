import type { LogicFieldType, Operand } from "../serialized-logic";
import type { AnswerValue } from "../submission";
import { isSpan } from "./operand";
import { type Comparison, DENIALS, isDenial, type Operator } from "./operators";

/** An answer as a field of a type reads it; null is none. */
type Answer = AnswerValue | null;
type Test = (answer: Answer) => boolean;

/**
 * Whether an answer meets a condition (spec/3-scheduling-routing-email.md §5). What can't be read as the field's type,
 * such as a number left out, meets no comparison, and so meets every denial.
 */
export function conditionTest(
  type: LogicFieldType,
  operator: Operator,
  operand: Operand | undefined,
): (answer: AnswerValue | undefined) => boolean {
  const read = READERS[type] ?? asItIs;
  if (!isDenial(operator)) {
    const test = TESTS[operator](operand ?? null);
    return (answer) => test(read(answer));
  }
  const test = TESTS[DENIALS[operator]](operand ?? null);
  return (answer) => !test(read(answer));
}

const asItIs = (answer: AnswerValue | undefined): Answer => answer ?? null;

/** Websites' own forms send text whatever was asked for. */
const READERS: Partial<Record<LogicFieldType, (answer: AnswerValue | undefined) => Answer>> = {
  number: (answer) => (typeof answer === "string" ? numberIn(answer) : asItIs(answer)),
  checkbox: (answer) => (typeof answer === "string" ? !OFF.has(answer.trim().toLowerCase()) : (answer ?? false)),
};

const OFF: ReadonlySet<string> = new Set(["", "0", "false", "off", "no"]);

/** People write 1,000 for a thousand. */
function numberIn(text: string): number | null {
  const digits = text.trim();
  if (digits === "") return null;
  const number = Number(/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(",", "") : digits);
  return Number.isFinite(number) ? number : null;
}

const TESTS: Record<Comparison, (operand: Operand) => Test> = {
  is: equals,
  anyIn: (operand) => {
    const wanted = new Set<unknown>(Array.isArray(operand) ? operand : [operand]);
    return (answer) => {
      if (!Array.isArray(answer)) return wanted.has(answer);
      return answer.length === 0 ? wanted.size === 0 : answer.some((one) => wanted.has(one));
    };
  },
  gt: (operand) => numeric((answer) => answer > Number(operand)),
  gtAndEqual: (operand) => numeric((answer) => answer >= Number(operand)),
  lt: (operand) => numeric((answer) => answer < Number(operand)),
  ltAndEqual: (operand) => numeric((answer) => answer <= Number(operand)),
  between: (operand) => numeric((answer) => isSpan(operand) && answer >= operand.start && answer <= operand.end),
  contains: (operand) => textual((answer) => answer.includes(String(operand))),
  startsWith: (operand) => textual((answer) => answer.startsWith(String(operand))),
  endsWith: (operand) => textual((answer) => answer.endsWith(String(operand))),
  isEmpty: () => (answer) => typeof answer !== "boolean" && !answer,
  nullAssert: () => () => true,
};

/** A list holds one value, or is the same set as another list; anything else is strictly the same. */
function equals(operand: Operand): Test {
  if (!Array.isArray(operand))
    return (answer) => (Array.isArray(answer) ? answer.some((one) => one === operand) : answer === operand);
  const wanted = new Set<unknown>(operand);
  return (answer) => {
    if (!Array.isArray(answer)) return wanted.has(answer);
    return new Set(answer).size === wanted.size && answer.every((one) => wanted.has(one));
  };
}

function numeric(compare: (answer: number) => boolean): Test {
  return (answer) => typeof answer === "number" && compare(answer);
}

function textual(compare: (answer: string) => boolean): Test {
  return (answer) => compare(answer === null ? "" : String(answer));
}

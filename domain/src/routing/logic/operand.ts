import type { Text } from "../../shared/text";
import type { LogicFieldType, Operand } from "../serialized-logic";
import { logicTexts } from "./logic-texts";
import type { Operator } from "./operators";

export type Span = { start: number; end: number };

export const isSpan = (operand: Operand | undefined): operand is Span =>
  typeof operand === "object" && operand !== null && !Array.isArray(operand);

const isWord = (operand: Operand | undefined) => typeof operand === "string" || typeof operand === "number";
const isList = (operand: Operand | undefined) => Array.isArray(operand) && operand.length > 0;

/** What is wrong with the value of a condition; null when it fits (spec/3-scheduling-routing-email.md §5). */
export function operandProblem(type: LogicFieldType, operator: Operator, operand: Operand | undefined): Text | null {
  if (type === "number" && isSpan(operand) && operand.start > operand.end) return logicTexts.endBeforeStart;
  return fits(type, operator, operand) ? null : logicTexts.wrongOperand;
}

function fits(type: LogicFieldType, operator: Operator, operand: Operand | undefined): boolean {
  switch (type) {
    case "number":
      return operator === "between" || operator === "notBetween" ? isSpan(operand) : Number.isFinite(operand);
    case "string":
      return operator === "isEmpty" || operator === "isNotEmpty" || typeof operand === "string";
    case "checkbox":
      return typeof operand === "boolean";
    case "select":
    case "multiSelect":
      return isList(operand) || (isWord(operand) && operator !== "anyIn" && operator !== "notIn");
    case "null":
      return true;
  }
}

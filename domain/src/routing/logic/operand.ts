import type { Text } from "../../shared/text";
import { logicTexts } from "./logic-texts";
import type { Operator } from "./operators";
import type { LogicFieldType, Operand } from "./serialized-logic";

export type NumberRange = { start: number; end: number };

export const isNumberRange = (operand: Operand | undefined): operand is NumberRange =>
  typeof operand === "object" && operand !== null && !Array.isArray(operand);

const isWord = (operand: Operand | undefined) => typeof operand === "string" || typeof operand === "number";
const isList = (operand: Operand | undefined) => Array.isArray(operand) && operand.length > 0;

/** The problem of a condition's operand; null if it fits (docs/product/routing-logic.md#operands). */
export function operandProblem(type: LogicFieldType, operator: Operator, operand: Operand | undefined): Text | null {
  if (type === "number" && isNumberRange(operand) && operand.start > operand.end) return logicTexts.endBeforeStart;
  return fits(type, operator, operand) ? null : logicTexts.wrongOperand;
}

function fits(type: LogicFieldType, operator: Operator, operand: Operand | undefined): boolean {
  switch (type) {
    case "number":
      return operator === "between" || operator === "notBetween" ? isNumberRange(operand) : Number.isFinite(operand);
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

/** Converts an operand for another operator; undefined if the user still has to choose one. */
export function operandFor(
  type: LogicFieldType,
  operator: Operator,
  before: Operand | undefined = undefined,
): Operand | undefined {
  switch (type) {
    case "number":
      return operator === "between" || operator === "notBetween" ? spanOf(before) : spanOf(before).start;
    case "string":
      if (operator === "isEmpty" || operator === "isNotEmpty") return undefined;
      return typeof before === "string" ? before : "";
    case "checkbox":
      return typeof before === "boolean" ? before : true;
    case "select":
      return operator === "anyIn" || operator === "notIn" ? listOf(before) : listOf(before)[0];
    case "multiSelect":
      return listOf(before);
    case "null":
      return undefined;
  }
}

function spanOf(operand: Operand | undefined): NumberRange {
  if (isNumberRange(operand)) return operand;
  return typeof operand === "number" ? { start: operand, end: operand } : { start: 0, end: 0 };
}

export function listOf(operand: Operand | undefined): (string | number)[] {
  if (Array.isArray(operand)) return operand;
  return typeof operand === "string" || typeof operand === "number" ? [operand] : [];
}

import type { BinaryOperator, Position } from "./ast.ts";
import {
  Duration,
  equal,
  Float,
  fail,
  includes,
  isNumber,
  numberOf,
  RuleSet,
  Timestamp,
  typeName,
  type Value,
} from "./values.ts";

/** Applies every binary operator except `&&` and `||`. */
export function applyOperator(operator: BinaryOperator, left: Value, right: Value, position: Position): Value {
  if (operator === "==") return equal(left, right);
  if (operator === "!=") return !equal(left, right);
  if (operator === "in") return isIn(left, right, position);
  const result =
    operator === "<" || operator === "<=" || operator === ">" || operator === ">="
      ? compare(operator, left, right)
      : (arithmetic(operator, left, right, position) ?? add(operator, left, right));
  return result ?? fail(position, `Unsupported operation ${typeName(left)} ${operator} ${typeName(right)}`);
}

function isIn(item: Value, container: Value, position: Position): boolean {
  if (Array.isArray(container)) return includes(container, item);
  if (container instanceof RuleSet) return includes(container.items, item);
  if (container instanceof Map) return typeof item === "string" && container.has(item);
  return fail(position, `'in' expects a list, set or map, got ${typeName(container)}`);
}

function compare(operator: "<" | "<=" | ">" | ">=", left: Value, right: Value): boolean | undefined {
  const order = orderOf(left, right);
  if (order === undefined) return undefined;
  return { "<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0 }[operator];
}

function orderOf(left: Value, right: Value): number | undefined {
  if (isNumber(left) && isNumber(right)) return numberOf(left) - numberOf(right);
  if (typeof left === "string" && typeof right === "string") return left < right ? -1 : Number(left > right);
  const times =
    (left instanceof Timestamp && right instanceof Timestamp) ||
    (left instanceof Duration && right instanceof Duration);
  return times ? left.milliseconds - right.milliseconds : undefined;
}

function arithmetic(operator: BinaryOperator, left: Value, right: Value, position: Position): Value | undefined {
  if (!isNumber(left) || !isNumber(right)) return undefined;
  const [a, b] = [numberOf(left), numberOf(right)];
  const ints = typeof left === "number" && typeof right === "number";
  if (ints && b === 0 && (operator === "/" || operator === "%")) fail(position, "Division by zero");
  const results: Partial<Record<BinaryOperator, number>> = {
    "+": a + b,
    "-": a - b,
    "*": a * b,
    "/": ints ? Math.trunc(a / b) : a / b,
    "%": a % b,
  };
  const result = results[operator];
  return result === undefined || ints ? result : new Float(result);
}

/** Adds or subtracts operands that are not both numbers. */
function add(operator: BinaryOperator, left: Value, right: Value): Value | undefined {
  const sign = operator === "+" ? 1 : -1;
  if (operator !== "+" && operator !== "-") return undefined;
  if (left instanceof Timestamp && right instanceof Duration)
    return new Timestamp(left.milliseconds + sign * right.milliseconds);
  if (left instanceof Duration && right instanceof Duration)
    return new Duration(left.milliseconds + sign * right.milliseconds);
  if (operator === "-") {
    const times = left instanceof Timestamp && right instanceof Timestamp;
    return times ? new Duration(left.milliseconds - right.milliseconds) : undefined;
  }
  if (typeof left === "string" && typeof right === "string") return left + right;
  if (Buffer.isBuffer(left) && Buffer.isBuffer(right)) return Buffer.concat([left, right]);
  return Array.isArray(left) && Array.isArray(right) ? [...left, ...right] : undefined;
}

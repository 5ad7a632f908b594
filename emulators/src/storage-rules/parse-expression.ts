import type { BinaryOperator, Expression, Position } from "./ast.ts";
import type { Scanner } from "./scanner.ts";

const RESERVED = new Set(["in", "is", "if", "let", "return", "function", "match", "allow", "service"]);

/** Binary operators by precedence, lowest first. */
const LEVELS: (BinaryOperator | "is")[][] = [
  ["||"],
  ["&&"],
  ["==", "!="],
  ["<=", ">=", "<", ">", "in", "is"],
  ["+", "-"],
  ["*", "/", "%"],
];

export function parseExpression(scan: Scanner): Expression {
  const condition = binary(scan, 0);
  if (!scan.eat("?")) return condition;
  const yes = parseExpression(scan);
  scan.expect(":");
  return { kind: "conditional", condition, yes, no: parseExpression(scan), position: condition.position };
}

function binary(scan: Scanner, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return unary(scan);
  let left = binary(scan, level + 1);
  for (;;) {
    const position = scan.position();
    const operator = operators.find((token) => scan.eat(token));
    if (!operator) return left;
    left =
      operator === "is"
        ? { kind: "is", operand: left, type: scan.name(), position }
        : { kind: "binary", operator, left, right: binary(scan, level + 1), position };
  }
}

function unary(scan: Scanner): Expression {
  const position = scan.position();
  if (!scan.peek("!=") && scan.eat("!")) return { kind: "not", operand: unary(scan), position };
  if (scan.eat("-")) return { kind: "negate", operand: unary(scan), position };
  return postfix(scan, primary(scan));
}

function postfix(scan: Scanner, start: Expression): Expression {
  let expression = start;
  for (;;) {
    const position = scan.position();
    if (scan.eat(".")) expression = { kind: "member", object: expression, name: scan.name(), position };
    else if (scan.eat("(")) expression = { kind: "call", callee: expression, args: list(scan, ")"), position };
    else if (scan.eat("[")) expression = subscript(scan, expression, position);
    else return expression;
  }
}

function subscript(scan: Scanner, object: Expression, position: Position): Expression {
  const from = parseExpression(scan);
  if (!scan.eat(":")) {
    scan.expect("]");
    return { kind: "index", object, at: from, position };
  }
  const to = parseExpression(scan);
  scan.expect("]");
  return { kind: "range", object, from, to, position };
}

function list(scan: Scanner, close: string): Expression[] {
  const items: Expression[] = [];
  while (!scan.eat(close)) {
    items.push(parseExpression(scan));
    if (!scan.peek(close)) scan.expect(",");
  }
  return items;
}

function primary(scan: Scanner): Expression {
  const position = scan.position();
  if (scan.eat("(")) {
    const inner = parseExpression(scan);
    scan.expect(")");
    return inner;
  }
  if (scan.eat("[")) return { kind: "list", items: list(scan, "]"), position };
  if (scan.eat("{")) return { kind: "map", entries: entries(scan), position };
  if (scan.isNext("/")) return { kind: "path", segments: path(scan), position };
  return literal(scan, position) ?? variable(scan, position);
}

function entries(scan: Scanner): [Expression, Expression][] {
  const found: [Expression, Expression][] = [];
  while (!scan.eat("}")) {
    const key = parseExpression(scan);
    scan.expect(":");
    found.push([key, parseExpression(scan)]);
    if (!scan.peek("}")) scan.expect(",");
  }
  return found;
}

function path(scan: Scanner): Expression[] {
  const segments: Expression[] = [];
  while (scan.isNext("/")) {
    const position = scan.position();
    scan.expect("/");
    if (scan.isNext("$(")) {
      scan.expect("$(");
      segments.push(parseExpression(scan));
      scan.expect(")");
      continue;
    }
    const word = scan.take(/\(default\)|[\w.~@%-]+/, { skipBlank: false });
    if (!word) return scan.fail(`Unexpected ${scan.found()} in a path`);
    segments.push({ kind: "literal", value: word[0], position });
  }
  return segments;
}

function literal(scan: Scanner, position: Position): Expression | undefined {
  const float = scan.take(/\d+\.\d+(?:[eE][+-]?\d+)?|\.\d+/);
  if (float) return { kind: "float", value: Number(float[0]), position };
  const integer = scan.take(/\d+/);
  if (integer) return { kind: "literal", value: Number(integer[0]), position };
  const text = scan.take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/);
  return text ? { kind: "literal", value: unescaped(text[0].slice(1, -1)), position } : undefined;
}

const CONSTANTS = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

function variable(scan: Scanner, position: Position): Expression {
  const word = scan.take(/[A-Za-z_]\w*/)?.[0];
  if (word === undefined) return scan.fail(`Unexpected ${scan.found()}`);
  const constant = CONSTANTS.get(word);
  if (constant !== undefined) return { kind: "literal", value: constant, position };
  if (RESERVED.has(word)) return scan.fail(`Unexpected '${word}'`, position);
  return { kind: "variable", name: word, position };
}

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

const unescaped = (text: string) =>
  text.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, escaped: string) =>
    escaped.length === 5 ? String.fromCharCode(Number.parseInt(escaped.slice(1), 16)) : (ESCAPES[escaped] ?? escaped),
  );

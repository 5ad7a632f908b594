import { applyOperator } from "./apply-operator.ts";
import { Arguments } from "./arguments.ts";
import type { Expression, Position } from "./ast.ts";
import { callMethod } from "./call-method.ts";
import { asText, globalFunction, namespaceFunction } from "./functions.ts";
import { type Evaluation, Scope } from "./scope.ts";
import { EvaluationError, Float, fail, isNumber, numberOf, Path, typeName, type Value } from "./values.ts";

const MAX_CALL_DEPTH = 20;

type Of<K extends Expression["kind"]> = Extract<Expression, { kind: K }>;

export function evaluate(expression: Expression, scope: Scope, evaluation: Evaluation): Value {
  const of = (inner: Expression) => evaluate(inner, scope, evaluation);
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "float":
      return new Float(expression.value);
    case "list":
      return expression.items.map(of);
    case "map":
      return new Map(expression.entries.map(([key, value]) => [asText(of(key)), of(value)]));
    case "path":
      return new Path(expression.segments.map(of).flatMap(segmentsOf));
    case "conditional":
      return of(asBool(of(expression.condition), expression.position, "a condition") ? expression.yes : expression.no);
    case "not":
      return !asBool(of(expression.operand), expression.position, "!");
    case "negate":
      return negate(of(expression.operand), expression.position);
    case "variable":
      return scope.variable(expression.name) ?? nullIfDeclared(expression, scope);
    case "is":
      return isOfType(of(expression.operand), expression.type);
    case "member":
      return member(of(expression.object), expression.name, expression.position);
    case "index":
      return elementAt(of(expression.object), of(expression.at), expression.position);
    case "range":
      return range(of(expression.object), of(expression.from), of(expression.to), expression.position);
    case "binary":
      return binary(expression, of);
    case "call":
      return call(expression, scope, evaluation);
  }
}

function nullIfDeclared({ name, position }: Of<"variable">, scope: Scope): null {
  return scope.variable(name) === null ? null : fail(position, `Variable '${name}' is undefined`);
}

const segmentsOf = (value: Value) => (value instanceof Path ? value.segments : Path.from(asText(value)).segments);

export const asBool = (value: Value, position: Position, what: string): boolean =>
  typeof value === "boolean" ? value : fail(position, `${what} expects a bool, got ${typeName(value)}`);

function negate(value: Value, position: Position): Value {
  if (!isNumber(value)) return fail(position, `Unsupported operation -${typeName(value)}`);
  return value instanceof Float ? new Float(-value.value) : -value;
}

function isOfType(value: Value, type: string): boolean {
  return typeName(value) === type || (type === "number" && isNumber(value));
}

function member(object: Value, name: string, position: Position): Value {
  if (object === null) return fail(position, "Null value error");
  if (!(object instanceof Map)) return fail(position, `Property ${name} is undefined on ${typeName(object)}`);
  const value = object.get(name);
  return value === undefined ? fail(position, `Property ${name} is undefined on object`) : value;
}

function elementAt(object: Value, at: Value, position: Position): Value {
  if (object instanceof Map) return member(object, asText(at), position);
  const items = object instanceof Path ? object.segments : object;
  const element = (Array.isArray(items) || typeof items === "string") && typeof at === "number" ? items[at] : undefined;
  if (element !== undefined) return element;
  return fail(position, `Index ${asText(at)} is out of bounds or not applicable to ${typeName(object)}`);
}

function range(object: Value, from: Value, to: Value, position: Position): Value {
  const sliceable = Array.isArray(object) || typeof object === "string";
  if (!sliceable || !isNumber(from) || !isNumber(to)) return fail(position, `Range of ${typeName(object)}`);
  return object.slice(numberOf(from), numberOf(to));
}

function binary(expression: Of<"binary">, of: (inner: Expression) => Value): Value {
  const { operator, left, right, position } = expression;
  if (operator !== "||" && operator !== "&&") return applyOperator(operator, of(left), of(right), position);
  const decisive = operator === "||";
  let failed: EvaluationError | undefined;
  try {
    if (asBool(of(left), position, operator) === decisive) return decisive;
  } catch (error) {
    // An error on one side is ignored if the other side decides.
    if (!(error instanceof EvaluationError)) throw error;
    failed = error;
  }
  if (asBool(of(right), position, operator) === decisive) return decisive;
  if (failed) throw failed;
  return !decisive;
}

function call(expression: Of<"call">, scope: Scope, evaluation: Evaluation): Value {
  const { callee, position } = expression;
  const values = () => expression.args.map((arg) => evaluate(arg, scope, evaluation));
  if (callee.kind === "variable") {
    if (scope.function(callee.name)) return callDeclared(callee.name, values(), scope, evaluation, position);
    const built = globalFunction(callee.name) ?? fail(position, `Function '${callee.name}' is undefined`);
    return withPosition(position, () => built(new Arguments(values())));
  }
  if (callee.kind !== "member") return fail(position, "Not a function");
  const { object, name } = callee;
  if (object.kind === "variable" && scope.variable(object.name) === undefined) {
    if (object.name === "firestore") return readFirestore(name, new Arguments(values()), evaluation, position);
    const built = namespaceFunction(object.name, name);
    if (built) return withPosition(position, () => built(new Arguments(values())));
  }
  const self = evaluate(object, scope, evaluation);
  return withPosition(position, () => callMethod(self, name, new Arguments(values())));
}

function callDeclared(name: string, values: Value[], scope: Scope, evaluation: Evaluation, position: Position): Value {
  const found = scope.function(name) ?? fail(position, `Function '${name}' is undefined`);
  const { parameters, lets, body } = found.declared;
  if (values.length !== parameters.length) fail(position, `Function '${name}' takes ${parameters.length} arguments`);
  if (evaluation.callDepth >= MAX_CALL_DEPTH) fail(position, `Function call depth exceeds ${MAX_CALL_DEPTH}`);
  const local = new Scope(
    found.scope,
    new Map(parameters.map((parameter, index) => [parameter, values[index] ?? null])),
  );
  const inside = { ...evaluation, callDepth: evaluation.callDepth + 1 };
  for (const { name: variable, value } of lets) local.variables.set(variable, evaluate(value, local, inside));
  return evaluate(body, local, inside);
}

function readFirestore(name: string, args: Arguments, evaluation: Evaluation, position: Position): Value {
  if (name !== "get" && name !== "exists") return fail(position, `Function firestore.${name} is undefined`);
  const document = evaluation.readDocument(withPosition(position, () => args.path(0)).toString(), position);
  return name === "exists" ? document !== null : document;
}

/** Adds the position of the call to an error inside a built-in function. */
function withPosition<T>(position: Position, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EvaluationError && !/^L\d/.test(error.message)) fail(position, error.message);
    throw error;
  }
}

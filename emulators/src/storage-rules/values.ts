import type { Position } from "./ast.ts";

/** An error in the evaluation of a rule. The rule then denies. */
export class EvaluationError extends Error {}

export function fail(position: Position | null, message: string): never {
  throw new EvaluationError(position ? `L${position.line}:${position.column} ${message}` : message);
}

export class Float {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

export class Path {
  readonly segments: string[];
  constructor(segments: string[]) {
    this.segments = segments;
  }
  static from(text: string) {
    return new Path(text.split("/").filter(Boolean));
  }
  toString() {
    return `/${this.segments.join("/")}`;
  }
}

export class Timestamp {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
}

export class Duration {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
}

export class RuleSet {
  readonly items: Value[];
  constructor(items: Value[]) {
    this.items = items.filter((item, index) => items.findIndex((other) => equal(item, other)) === index);
  }
}

/** The result of `map.diff()`. */
export class MapDiff {
  readonly from: ValueMap;
  readonly to: ValueMap;
  constructor(from: ValueMap, to: ValueMap) {
    this.from = from;
    this.to = to;
  }
}

export type ValueMap = Map<string, Value>;

/** A `number` is an int. */
export type Value =
  | null
  | boolean
  | number
  | string
  | Value[]
  | ValueMap
  | Buffer
  | Float
  | Path
  | Timestamp
  | Duration
  | RuleSet
  | MapDiff;

export const isNumber = (value: Value): value is number | Float => typeof value === "number" || value instanceof Float;

export const numberOf = (value: number | Float) => (value instanceof Float ? value.value : value);

export function typeName(value: Value): string {
  if (value === null) return "null";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "number") return "int";
  if (typeof value === "string") return "string";
  if (Array.isArray(value)) return "list";
  if (Buffer.isBuffer(value)) return "bytes";
  if (value instanceof Map) return "map";
  if (value instanceof Float) return "float";
  if (value instanceof Path) return "path";
  if (value instanceof Timestamp) return "timestamp";
  if (value instanceof Duration) return "duration";
  return value instanceof RuleSet ? "set" : "mapdiff";
}

export function equal(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return numberOf(a) === numberOf(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => equal(item, b[i] ?? null));
  if (Buffer.isBuffer(a) && Buffer.isBuffer(b)) return a.equals(b);
  if (a instanceof Map && b instanceof Map) {
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null));
  }
  if (a instanceof RuleSet && b instanceof RuleSet) {
    return a.items.length === b.items.length && a.items.every((item) => includes(b.items, item));
  }
  if (a instanceof Path && b instanceof Path) return a.toString() === b.toString();
  if ((a instanceof Timestamp && b instanceof Timestamp) || (a instanceof Duration && b instanceof Duration)) {
    return a.milliseconds === b.milliseconds;
  }
  return a === b;
}

export const includes = (items: Value[], wanted: Value) => items.some((item) => equal(item, wanted));

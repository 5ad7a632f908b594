import {
  Duration,
  fail,
  isNumber,
  numberOf,
  Path,
  RuleSet,
  Timestamp,
  typeName,
  type Value,
  type ValueMap,
} from "./values.ts";

/** The arguments of a built-in function, with checks of their types. */
export class Arguments {
  private readonly values: Value[];

  constructor(values: Value[]) {
    this.values = values;
  }

  any(index: number): Value {
    return this.values[index] ?? null;
  }

  optional(index: number): Value | undefined {
    return this.values[index];
  }

  string(index: number): string {
    const value = this.any(index);
    return typeof value === "string" ? value : this.wrong(index, "string");
  }

  number(index: number): number {
    const value = this.any(index);
    return isNumber(value) ? numberOf(value) : this.wrong(index, "number");
  }

  items(index: number): Value[] {
    const value = this.any(index);
    if (value instanceof RuleSet) return value.items;
    return Array.isArray(value) ? value : this.wrong(index, "list");
  }

  map(index: number): ValueMap {
    const value = this.any(index);
    return value instanceof Map ? value : this.wrong(index, "map");
  }

  bytes(index: number): Buffer {
    const value = this.any(index);
    return Buffer.isBuffer(value) ? value : this.wrong(index, "bytes");
  }

  path(index: number): Path {
    const value = this.any(index);
    return value instanceof Path ? value : this.wrong(index, "path");
  }

  timestamp(index: number): number {
    const value = this.any(index);
    return value instanceof Timestamp ? value.milliseconds : this.wrong(index, "timestamp");
  }

  duration(index: number): number {
    const value = this.any(index);
    return value instanceof Duration ? value.milliseconds : this.wrong(index, "duration");
  }

  private wrong(index: number, expected: string): never {
    return fail(null, `Invalid argument: expected a ${expected}, got ${typeName(this.any(index))}`);
  }
}

import { createHash } from "node:crypto";
import type { Arguments } from "./arguments.ts";
import { Duration, Float, fail, isNumber, numberOf, Path, Timestamp, type Value } from "./values.ts";

type BuiltIn = (args: Arguments) => Value;

const UNIT_MS: Record<string, number> = {
  w: 604_800_000,
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  s: 1000,
  ms: 1,
  ns: 1e-6,
};

const digest = (algorithm: string) => (args: Arguments) => {
  const input = args.any(0);
  return createHash(algorithm)
    .update(Buffer.isBuffer(input) ? input : args.string(0))
    .digest();
};

/** Built-in functions by namespace and name. */
const NAMESPACES: Record<string, Record<string, BuiltIn>> = {
  math: {
    abs: (args) => (args.any(0) instanceof Float ? new Float(Math.abs(args.number(0))) : Math.abs(args.number(0))),
    ceil: (args) => Math.ceil(args.number(0)),
    floor: (args) => Math.floor(args.number(0)),
    round: (args) => Math.round(args.number(0)),
    sqrt: (args) => new Float(Math.sqrt(args.number(0))),
    pow: (args) => new Float(args.number(0) ** args.number(1)),
    isNaN: (args) => Number.isNaN(args.number(0)),
    isInfinite: (args) => Math.abs(args.number(0)) === Number.POSITIVE_INFINITY,
  },
  duration: {
    value: (args) =>
      new Duration(args.number(0) * (UNIT_MS[args.string(1)] ?? fail(null, `Unknown unit ${args.string(1)}`))),
    abs: (args) => new Duration(Math.abs(args.duration(0))),
    time: (args) =>
      new Duration(args.number(0) * 3_600_000 + args.number(1) * 60_000 + args.number(2) * 1000 + args.number(3) / 1e6),
  },
  timestamp: {
    date: (args) => new Timestamp(Date.UTC(args.number(0), args.number(1) - 1, args.number(2))),
    value: (args) => new Timestamp(args.number(0)),
  },
  hashing: { md5: digest("md5"), sha256: digest("sha256") },
};

const GLOBALS: Record<string, BuiltIn> = {
  int: (args) => {
    const value = Math.trunc(Number(plain(args.any(0))));
    return Number.isNaN(value) ? fail(null, "Not an int") : value;
  },
  float: (args) => new Float(Number(plain(args.any(0)))),
  bool: (args) => {
    const text = String(args.any(0));
    return text === "true" || text === "false" ? text === "true" : fail(null, "Not a bool");
  },
  string: (args) => asText(args.any(0)),
  path: (args) => Path.from(args.string(0)),
  debug: (args) => args.any(0),
};

const plain = (value: Value) => (isNumber(value) ? numberOf(value) : value);

export const asText = (value: Value): string => String(plain(value));

/** Names that are defined without a declaration. */
export const BUILT_IN = new Set([...Object.keys(NAMESPACES), ...Object.keys(GLOBALS), "firestore"]);

export function globalFunction(name: string): BuiltIn | undefined {
  return Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
}

export function namespaceFunction(namespace: string, name: string): BuiltIn | undefined {
  const functions = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined;
  return functions && Object.hasOwn(functions, name) ? functions[name] : undefined;
}

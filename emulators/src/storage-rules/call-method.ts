import type { Arguments } from "./arguments.ts";
import { asText } from "./functions.ts";
import {
  Duration,
  equal,
  fail,
  includes,
  MapDiff,
  RuleSet,
  Timestamp,
  typeName,
  type Value,
  type ValueMap,
} from "./values.ts";

type Method<T> = (self: T, args: Arguments) => Value;

/** Compiles a regular expression in RE2 syntax: no look-around, no back-references, optional leading flags (`(?i)`). */
function regex(source: string, anchored: boolean, flags = ""): RegExp {
  const invalid = () => fail(null, `Invalid regular expression: ${source}`);
  if (/\(\?(?:[=!]|<[=!])|\\[1-9]/.test(source)) return invalid();
  const modifiers = /^\(\?([ims]+)\)/.exec(source);
  const body = source.slice(modifiers?.[0].length ?? 0);
  try {
    return new RegExp(anchored ? `^(?:${body})$` : body, `${modifiers?.[1] ?? ""}${flags}u`);
  } catch {
    return invalid();
  }
}

const STRING: Record<string, Method<string>> = {
  size: (self) => [...self].length,
  matches: (self, args) => regex(args.string(0), true).test(self),
  split: (self, args) => self.split(regex(args.string(0), false)),
  replace: (self, args) => {
    const replacement = args.string(1);
    return self.replace(regex(args.string(0), false, "g"), () => replacement);
  },
  lower: (self) => self.toLowerCase(),
  upper: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
  toUtf8: (self) => Buffer.from(self),
};

const BYTES: Record<string, Method<Buffer>> = {
  size: (self) => self.length,
  toBase64: (self) => self.toString("base64"),
  toHexString: (self) => self.toString("hex"),
};

const LIST: Record<string, Method<Value[]>> = {
  size: (self) => self.length,
  hasAny: (self, args) => args.items(0).some((item) => includes(self, item)),
  hasAll: (self, args) => args.items(0).every((item) => includes(self, item)),
  hasOnly: (self, args) => self.every((item) => includes(args.items(0), item)),
  join: (self, args) => self.map(asText).join(args.string(0)),
  concat: (self, args) => [...self, ...args.items(0)],
  removeAll: (self, args) => self.filter((item) => !includes(args.items(0), item)),
  toSet: (self) => new RuleSet(self),
};

const SET: Record<string, Method<RuleSet>> = {
  size: ({ items }) => items.length,
  hasAny: ({ items }, args) => args.items(0).some((item) => includes(items, item)),
  hasAll: ({ items }, args) => args.items(0).every((item) => includes(items, item)),
  hasOnly: ({ items }, args) => items.every((item) => includes(args.items(0), item)),
  union: ({ items }, args) => new RuleSet([...items, ...args.items(0)]),
  intersection: ({ items }, args) => new RuleSet(items.filter((item) => includes(args.items(0), item))),
  difference: ({ items }, args) => new RuleSet(items.filter((item) => !includes(args.items(0), item))),
};

const MAP: Record<string, Method<ValueMap>> = {
  size: (self) => self.size,
  keys: (self) => [...self.keys()],
  values: (self) => [...self.values()],
  diff: (self, args) => new MapDiff(args.map(0), self),
  get: (self, args) => {
    const keys = Array.isArray(args.any(0)) ? args.items(0) : [args.any(0)];
    let value: Value | undefined = self;
    for (const key of keys) value = value instanceof Map && typeof key === "string" ? value.get(key) : undefined;
    return value === undefined ? args.any(1) : value;
  },
};

const changed = ({ from, to }: MapDiff, key: string) => !equal(from.get(key) ?? null, to.get(key) ?? null);
const both = ({ from, to }: MapDiff) => [...from.keys()].filter((key) => to.has(key));
const added = ({ from, to }: MapDiff) => [...to.keys()].filter((key) => !from.has(key));
const removed = ({ from, to }: MapDiff) => [...from.keys()].filter((key) => !to.has(key));

const MAP_DIFF: Record<string, Method<MapDiff>> = {
  addedKeys: (self) => new RuleSet(added(self)),
  removedKeys: (self) => new RuleSet(removed(self)),
  changedKeys: (self) => new RuleSet(both(self).filter((key) => changed(self, key))),
  unchangedKeys: (self) => new RuleSet(both(self).filter((key) => !changed(self, key))),
  affectedKeys: (self) =>
    new RuleSet([...added(self), ...removed(self), ...both(self).filter((key) => changed(self, key))]),
};

const DAY_MS = 86_400_000;
const date = ({ milliseconds }: Timestamp) => new Date(milliseconds);

const TIMESTAMP: Record<string, Method<Timestamp>> = {
  toMillis: ({ milliseconds }) => milliseconds,
  seconds: (self) => date(self).getUTCSeconds(),
  minutes: (self) => date(self).getUTCMinutes(),
  hours: (self) => date(self).getUTCHours(),
  day: (self) => date(self).getUTCDate(),
  month: (self) => date(self).getUTCMonth() + 1,
  year: (self) => date(self).getUTCFullYear(),
  dayOfWeek: (self) => date(self).getUTCDay() || 7,
  date: ({ milliseconds }) => new Timestamp(Math.floor(milliseconds / DAY_MS) * DAY_MS),
};

const DURATION: Record<string, Method<Duration>> = {
  seconds: ({ milliseconds }) => Math.trunc(milliseconds / 1000),
  nanos: ({ milliseconds }) => Math.round((milliseconds % 1000) * 1e6),
};

/**
 * Calls `self.name(args)`.
 * @throws EvaluationError if there is no such method
 */
export function callMethod(self: Value, name: string, args: Arguments): Value {
  if (self === null) return fail(null, "Null value error");
  if (typeof self === "string") return call(STRING, self, name, args);
  if (Array.isArray(self)) return call(LIST, self, name, args);
  if (Buffer.isBuffer(self)) return call(BYTES, self, name, args);
  if (self instanceof RuleSet) return call(SET, self, name, args);
  if (self instanceof Map) return call(MAP, self, name, args);
  if (self instanceof MapDiff) return call(MAP_DIFF, self, name, args);
  if (self instanceof Timestamp) return call(TIMESTAMP, self, name, args);
  if (self instanceof Duration) return call(DURATION, self, name, args);
  return fail(null, `Function ${name} is undefined on ${typeName(self)}`);
}

function call<T extends Value>(methods: Record<string, Method<T>>, self: T, name: string, args: Arguments): Value {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? method(self, args) : fail(null, `Function ${name} is undefined on ${typeName(self)}`);
}

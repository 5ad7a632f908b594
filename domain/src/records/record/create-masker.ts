import type { z } from "zod";
import { personalOf } from "../../shared/personal";
import { maskValue } from "./mask";

type Mask = (value: unknown) => unknown;

const masks = new WeakMap<z.core.$ZodType, Mask | undefined>();

/**
 * A function that masks a schema's personal values (`personal`) and leaves everything else as it is. It is made once for
 * each schema.
 */
export function createMasker<T>(schema: z.ZodType<T>): (value: T) => T {
  const mask = maskOf(schema);
  return (value) => (mask ? (mask(value) as T) : value);
}

/** Undefined for a schema without personal values. A schema that contains itself is looked at once. */
function maskOf(schema: z.core.$ZodType): Mask | undefined {
  if (masks.has(schema)) return masks.get(schema);
  masks.set(schema, undefined);
  const kind = personalOf(schema);
  const mask: Mask | undefined = kind ? (value) => maskValue(kind, value) : maskOfParts(schema);
  masks.set(schema, mask);
  return mask;
}

function maskOfParts(schema: z.core.$ZodType): Mask | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return maskKeys(Object.entries(def.shape).map(([key, part]) => [key, maskOf(part)] as const));
    case "array":
      return maskEach(maskOf(def.element));
    case "record":
      return maskAll(maskOf(def.valueType));
    // A value is masked as each of the options would be; masking twice changes nothing more.
    case "union":
      return maskByEach(def.options.map(maskOf));
    case "intersection":
      return maskByEach([maskOf(def.left), maskOf(def.right)]);
    case "pipe":
      return maskOf(def.out) ?? maskOf(def.in);
    case "lazy":
      return maskOf(def.getter());
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return maskOf(def.innerType);
    default:
      return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function maskKeys(parts: readonly (readonly [string, Mask | undefined])[]): Mask | undefined {
  const masked = parts.flatMap(([key, mask]) => (mask ? [[key, mask] as const] : []));
  if (masked.length === 0) return undefined;
  return (value) => {
    if (!isObject(value)) return value;
    const present = masked.filter(([key]) => Object.hasOwn(value, key));
    return { ...value, ...Object.fromEntries(present.map(([key, mask]) => [key, mask(value[key])])) };
  };
}

const maskAll = (mask: Mask | undefined): Mask | undefined =>
  mask &&
  ((value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mask(part)])) : value);

const maskEach = (mask: Mask | undefined): Mask | undefined =>
  mask && ((value) => (Array.isArray(value) ? value.map(mask) : value));

function maskByEach(all: readonly (Mask | undefined)[]): Mask | undefined {
  const masked = all.filter((mask) => mask !== undefined);
  return masked.length === 0 ? undefined : (value) => masked.reduce((before, mask) => mask(before), value);
}

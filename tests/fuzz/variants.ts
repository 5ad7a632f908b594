import { type Resolve, type Schema, sample } from "./sample";

/** Enough for the branches of one schema, because deeper schemas are also tried by themselves. */
const MAX_VARIANTS = 60;
const MAX_DEPTH = 6;

/**
 * Whole samples of a schema that together contain each branch of each choice. Choices beside each other are varied one
 * at a time, so that the numbers of their branches add up and don't multiply.
 */
export const variants = (schema: Schema, resolve: Resolve): unknown[] => variantsAt(schema, resolve, 0);

function variantsAt(given: Schema, resolve: Resolve, depth: number): unknown[] {
  const schema = resolve(given);
  const below = (part: Schema) => variantsAt(part, resolve, depth + 1);
  const usual = sample(schema, resolve, { isWhole: true, depth });
  if (depth >= MAX_DEPTH || schema.const !== undefined || schema.enum) return [usual];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(below).slice(0, MAX_VARIANTS);
  if (schema.allOf) return withEach(usual, schema.allOf.map(below), (whole, part) => Object.assign({}, whole, part));
  if (Array.isArray(usual) && usual.length > 0 && schema.items)
    return below(schema.items).map((item) => usual.with(0, item));
  if (typeof usual !== "object" || usual === null || Array.isArray(usual)) return [usual];
  const parts = Object.keys(usual).map((name) => {
    const part = schema.properties?.[name] ?? schema.additionalProperties;
    return typeof part === "object" ? below(part).map((value) => ({ [name]: value })) : [];
  });
  return withEach(usual, parts, (whole, part) => Object.assign({}, whole, part));
}

/** The whole with the first variant of each part, then copies in which one part has another variant. */
function withEach<T>(usual: T, parts: readonly unknown[][], put: (whole: T, part: unknown) => T): T[] {
  const first = parts.reduce<T>((whole, [part]) => (part === undefined ? whole : put(whole, part)), usual);
  const others = parts.flatMap(([, ...rest]) => rest.map((part) => put(first, part)));
  return [first, ...others].slice(0, MAX_VARIANTS);
}

import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "./api";

type Schema = z.core.$ZodType;
type Place = { path: string; schema: Schema };

const typeOf = (schema: Schema): string => schema._zod.def.type;
const isTransform = (schema: Schema) => typeOf(schema) === "transform";
const isText = (schema: Schema) => typeOf(schema) === "string";

/** The parts of a schema, each with its name in the place of the whole. */
function partsOf(schema: Schema): Place[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const at = (path: string, part: Schema) => ({ path, schema: part });
  switch (def.type) {
    case "object":
      return [
        ...Object.entries(def.shape).map(([name, part]) => at(`.${name}`, part)),
        ...(def.catchall ? [at(".*", def.catchall)] : []),
      ];
    case "array":
      return [at("[]", def.element)];
    case "tuple":
      return def.items.map((part) => at("[]", part));
    case "union":
      return def.options.map((part) => at("", part));
    case "intersection":
      return [at("", def.left), at("", def.right)];
    case "record":
      return [at(".key", def.keyType), at(".*", def.valueType)];
    case "pipe":
      // If another schema checks the text next, only that one matters.
      return isTransform(def.out) ? [at("", def.in)] : [at("", def.out), ...(isText(def.in) ? [] : [at("", def.in)])];
    case "lazy":
      return [at("", def.getter())];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return [at("", def.innerType)];
    default:
      return [];
  }
}

const seen = new Set<Schema>();

/** A schema and its nested schemas with their paths; a schema that several endpoints share is visited once. */
function placesIn({ path, schema }: Place): Place[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = partsOf(schema).map((part) => ({ ...part, path: `${path}${part.path}` }));
  return [{ path, schema }, ...parts.flatMap(placesIn)];
}

const inputs = Object.values(api)
  .flatMap((area) => Object.entries<{ "~orpc": { inputSchema?: unknown } }>(area))
  .flatMap(([path, { "~orpc": endpoint }]) =>
    endpoint.inputSchema instanceof z.core.$ZodType ? [{ path, schema: endpoint.inputSchema }] : [],
  );

const places = inputs.flatMap(placesIn);
const texts = places.filter(({ schema }) => isText(schema));

/** Inputs that may contain control characters. */
const TAKEN = [
  // It is normalized first, and judged as a line then.
  "addFile.body.filename",
  // Any text can be a password; it is only compared.
  "checkPassword.body.password",
  // Each cell is checked by its field, so that one bad cell does not refuse the whole file.
  "validateImport.body.data[][]",
  // JSON, whose parts are judged.
  "listCalendars.query.tokens",
  "listCalendarEvents.query.calendars",
  "listCalendarEvents.query.range",
  // The honeypot: a refusal would reveal it to a bot.
  "submitForm.body.website",
];

/** A character in the middle of a text, a word or a number. */
const around = (character: string) => [`a${character}b`, `ab-${character}cdefghij`, `1${character}2`];
const takes = (schema: Schema, character: string) =>
  around(character).some((text) => z.core.safeParse(schema, text).success);
const takersOf = (character: string, places: readonly Place[]) =>
  places.filter(({ schema }) => takes(schema, character)).map(({ path }) => path);

test.each([
  ["a bell", "\u0007"],
  ["a next line", "\u0085"],
  ["a delete", "\u007f"],
])("no text field of the contract accepts %s", (_, character) => {
  expect(takersOf(character, texts).toSorted()).toEqual(TAKEN.toSorted());
  expect(texts.length).toBeGreaterThan(100);
});

const lines = texts.filter(({ schema }) => !takes(schema, "\n"));

test.each([
  ["turns the direction around", "\u202e"],
  ["isolates a direction", "\u2066"],
  ["marks a direction", "\u200f"],
  ["marks an Arabic letter", "\u061c"],
  ["separates lines", "\u2028"],
])("no one-line field accepts a character that %s", (_, character) => {
  expect(takersOf(character, lines).filter((path) => !TAKEN.includes(path))).toEqual([]);
  expect(lines.length).toBeGreaterThan(100);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { api } from "./api";
import { customValueSchema } from "./records/field/custom-value";
import { FieldType } from "./records/field/field";
import { FIELD_VALUES } from "./records/record/record";
import { definedIssue } from "./shared/define-issues";
import { issueText } from "./shared/issue-text";

type Schema = z.core.$ZodType;

const BAD: readonly unknown[] = [
  undefined,
  null,
  true,
  "",
  " ",
  "x",
  "not valid!",
  "control\u0001",
  "lead",
  "2026-13-45",
  "x".repeat(30_000),
  -1,
  0,
  1.5,
  1e15,
  Number.NaN,
  [],
  ["x", "x"],
  [{}, {}],
  Array.from({ length: 1_100 }, (_, place) => ({ id: `${place}` })),
  {},
  { unknown: 1 },
  { type: "0" },
  { id: "a", value: "b", type: "0" },
  Object.fromEntries(Array.from({ length: 600 }, (_, place) => [`key_${place}`, "x"])),
];

/** Words that a Korean sentence may hold as they are. */
const TERMS = new Set([
  "SAML",
  "URL",
  "https",
  "mailto",
  "tel",
  "API",
  "ID",
  "UUID",
  "JSON",
  "IP",
  "CSV",
  "HTML",
  "Lead",
  "Client",
  "Secret",
  "ff",
  "T",
  "Z",
]);

function childrenOf(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])];
    case "array":
      return [def.element];
    case "union":
      return def.options;
    case "intersection":
      return [def.left, def.right];
    case "record":
      return [def.keyType, def.valueType];
    case "tuple":
      return [...def.items, ...(def.rest ? [def.rest] : [])];
    case "pipe":
      return [def.in, def.out];
    case "lazy":
      return [def.getter()];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return [def.innerType];
    default:
      return [];
  }
}

const seen = new Set<Schema>();

/** A schema and its nested schemas, except those that were already found in another endpoint. */
function newSchemas(schema: Schema): Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  return [schema, ...childrenOf(schema).flatMap(newSchemas)];
}

/** Transforms take checked values only. */
const isChecked = (schema: Schema) => schema._zod.def.type !== "transform";

const inputs = Object.values(api)
  .flatMap((area) => Object.entries<{ "~orpc": { inputSchema?: unknown } }>(area))
  .flatMap(([name, { "~orpc": endpoint }]) =>
    endpoint.inputSchema instanceof z.core.$ZodType ? [[name, endpoint.inputSchema] as const] : [],
  );

/** The schemas that depend on a team's fields, so that the contract can't hold them. */
const stored = [
  ...Object.entries<Schema>(FIELD_VALUES),
  ...FieldType.options.flatMap((type) =>
    [true, false].map((required) => {
      const attributes = { options: [{ value: "a", label: "A" }] };
      return [`custom ${type}`, customValueSchema({ type, required, attributes })] as const;
    }),
  ),
];

const issuesOf = (schema: Schema, value: unknown) => z.core.safeParse(schema, value).error?.issues ?? [];

/** The messages of a schema's own rules, even if no bad value reaches them. */
const ownMessages = (schema: Schema): string[] =>
  [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)].flatMap((def) => {
    const error: unknown = Reflect.get(def, "error");
    const said: unknown =
      typeof error === "function" ? error({ code: "custom", input: { type: "0" }, path: [] }) : undefined;
    return typeof said === "string" ? [said] : [];
  });

const proper = new Set<string>();

/** Checks each text only once: a list of a thousand bad items has a thousand equal issues. */
function expectProper({ ko, en }: { ko: string; en: string }, about: string): void {
  const text = `${ko} ${en}`;
  if (proper.has(text)) return;
  proper.add(text);
  const echoed = /"[^"]*"|: .*$/g;
  const latin = ko.replaceAll(echoed, "").match(/[A-Za-z]+/g) ?? [];
  expect(ko, about).toMatch(/[가-힣]/);
  expect(
    latin.filter((word) => !TERMS.has(word)),
    `${about}: ${ko}`,
  ).toEqual([]);
  expect(en, about).toMatch(/[A-Za-z]/);
  expect(en, about).not.toMatch(/[가-힣]/);
  for (const text of [ko, en]) expect(text.replaceAll(echoed, ""), about).not.toMatch(/[\\^$|*\]]|\(\?/);
}

test.each([...inputs, ...stored])("the errors of %s are texts in both languages, without patterns", (name, root) => {
  for (const schema of newSchemas(root).filter(isChecked)) {
    for (const message of ownMessages(schema)) expect(definedIssue(message, "x"), `${name}: ${message}`).toBeDefined();
    for (const value of BAD)
      for (const issue of issuesOf(schema, value)) expectProper(issueText(issue, value), `${name}: ${issue.message}`);
  }
});

test("every endpoint's input is walked", () => {
  expect(inputs.length).toBeGreaterThan(150);
});

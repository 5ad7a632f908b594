import { HOSTILE_DATES, HOSTILE_IDS, HOSTILE_NUMBERS, HOSTILE_VALUES } from "./hostile-values";
import { MAP_KEY, type Resolve, type Schema, sample } from "./sample";
import { variants } from "./variants";

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: unknown[];
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type HostileRequest = {
  operation: string;
  method: string;
  /** With its query, below /api. */
  path: string;
  body?: string;
  /** The place of the value, and its name. */
  what: string;
  isNeverRight: boolean;
  isPublic: boolean;
};

/** Stands in a body for the value, which JSON.stringify could not write. */
const MARK = "@@hostile@@";

/**
 * Every hostile value in every parameter and every value of every body of the API, one at a time; the rest of the
 * request is as the document describes it.
 * @param ids what stands for path parameters that are not under test, by their name
 */
export function* hostileRequests(
  document: ApiDocument,
  ids: Readonly<Record<string, string>>,
): Generator<HostileRequest> {
  const resolve: Resolve = (schema) => {
    const name = schema.$ref?.split("/").at(-1);
    return name ? (document.components.schemas[name] ?? {}) : schema;
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const request = {
        operation: operation.operationId,
        method: method.toUpperCase(),
        isPublic: operation.security?.length === 0,
      };
      const schema = operation.requestBody?.content["application/json"]?.schema;
      const body = schema ? JSON.stringify(sample(schema, resolve)) : undefined;
      const address = (hostile?: { name: string; encoded: string }) =>
        addressOf(path, operation.parameters ?? [], { ids, resolve, hostile });
      for (const { name, in: place, schema: taken = {} } of operation.parameters ?? []) {
        if (place === "header") continue;
        for (const { name: value, encoded } of hostileParameters(taken, resolve))
          yield {
            ...request,
            ...(body !== undefined && { body }),
            ...{ path: address({ name, encoded }), what: `${value} as ${name}`, isNeverRight: false },
          };
      }
      if (!schema) continue;
      for (const [place, marked] of markedVariants(schema, resolve))
        for (const { name, json, isNeverRight } of HOSTILE_VALUES) {
          if (place.endsWith(KEY) && !json.startsWith('"')) continue;
          yield {
            ...request,
            // A function: in a text, $ would stand for a part of what is replaced.
            ...{ path: address(), body: JSON.stringify(marked).replace(`"${MARK}"`, () => json) },
            ...{ what: `${name} as ${place}`, isNeverRight },
          };
        }
    }
}

type Filling = {
  ids: Readonly<Record<string, string>>;
  resolve: Resolve;
  hostile: { name: string; encoded: string } | undefined;
};

/** The address of a call, with one hostile parameter or none. */
function addressOf(path: string, parameters: readonly Parameter[], { ids, resolve, hostile }: Filling): string {
  const encodedValue = ({ name, schema }: Parameter) =>
    name === hostile?.name ? hostile.encoded : encodeURIComponent(ids[name] ?? String(sample(schema ?? {}, resolve)));
  const filled = parameters
    .filter((one) => one.in === "path")
    .reduce((address, one) => address.replace(`{${one.name}}`, encodedValue(one)), path);
  const query = parameters
    .filter((one) => one.in === "query" && (one.required || one.name === hostile?.name))
    .map((one) => `${one.name}=${encodedValue(one)}`);
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** What may stand for a parameter: values for an id, and, where it is one, for a number or a date. */
function hostileParameters(given: Schema, resolve: Resolve) {
  const schema = resolve(given);
  const parts = [schema, ...(schema.anyOf ?? schema.oneOf ?? []).map(resolve)];
  const isNumber = parts.some(({ type = "" }) => [type].flat().some((one) => one === "number" || one === "integer"));
  const isDate = parts.some(({ format }) => format === "date" || format === "date-time");
  return [...HOSTILE_IDS, ...(isNumber ? HOSTILE_NUMBERS : []), ...(isDate ? HOSTILE_DATES : [])];
}

/** The end of a place that is a map's key. */
const KEY = ".key";

/**
 * The marked copies of every branch of a body. A place is tried again only where another branch has other names beside it,
 * or another constant, such as a type.
 */
function* markedVariants(schema: Schema, resolve: Resolve): Generator<Marked> {
  const seen = new Set<string>();
  for (const body of variants(schema, resolve))
    for (const [place, marked, beside] of markedBodies(body, "body", "")) {
      const key = `${place} ${beside}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield [place, marked, beside];
    }
}

type Marked = [place: string, marked: unknown, beside: string];

/** A copy of a body for each of its values, objects and lists apart, and each key of a map, with the mark in its place. */
function* markedBodies(value: unknown, path: string, beside: string): Generator<Marked> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const [place, marked, with_] of markedBodies(item, `${path}.${index}`, beside))
        yield [place, value.with(index, marked), with_];
  } else if (typeof value === "object" && value !== null) {
    const branch = branchOf(value);
    for (const [key, item] of Object.entries(value)) {
      if (key === MAP_KEY) yield [`${path}${KEY}`, { [MARK]: item }, branch];
      for (const [place, marked, with_] of markedBodies(item, `${path}.${key}`, branch))
        yield [place, { ...value, [key]: marked }, with_];
    }
  } else yield [path, MARK, beside];
}

/** What tells an object's branch: its names, and the texts that no plain sample has. */
const branchOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => (typeof part === "string" && !part.startsWith("fuzz") ? `${name}=${part}` : name))
    .join();

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
  /** The path below /api, with its query. */
  path: string;
  body?: string;
  /** The hostile value's name, and its place in the request. */
  what: string;
  isNeverRight: boolean;
  isPublic: boolean;
};

/** The placeholder for the hostile value in a body, because JSON.stringify can't write all such values. */
const MARK = "@@hostile@@";

/**
 * Puts each hostile value into each parameter and each place of each body of the API, one at a time. The rest of the
 * request is valid by the API's document.
 * @param ids values for the path parameters that are not under test, by parameter name
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
            // A function, because in a replacement string `$` has a special meaning.
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

/** The path and query of a call, with at most one hostile parameter. */
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

/** The hostile values for a parameter: those for ids, and those for numbers or dates if the parameter may be one. */
function hostileParameters(given: Schema, resolve: Resolve) {
  const schema = resolve(given);
  const parts = [schema, ...(schema.anyOf ?? schema.oneOf ?? []).map(resolve)];
  const isNumber = parts.some(({ type = "" }) => [type].flat().some((one) => one === "number" || one === "integer"));
  const isDate = parts.some(({ format }) => format === "date" || format === "date-time");
  return [...HOSTILE_IDS, ...(isNumber ? HOSTILE_NUMBERS : []), ...(isDate ? HOSTILE_DATES : [])];
}

/** The suffix of a place that is a map's key. */
const KEY = ".key";

/**
 * The marked copies of each branch of a body. A place is repeated only in a branch whose object has other property
 * names, or another constant, such as a type.
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

/** Copies of a body with the mark in place of one value (not an object or list) or of one map's key. */
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

/** Identifies an object's branch by its property names and its constant texts. */
const branchOf = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => (typeof part === "string" && !part.startsWith("fuzz") ? `${name}=${part}` : name))
    .join();

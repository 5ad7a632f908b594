import { HOSTILE_IDS, HOSTILE_VALUES } from "./hostile-values";
import { type Resolve, type Schema, sample } from "./sample";

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
      for (const { name, in: place } of operation.parameters ?? []) {
        if (place === "header") continue;
        for (const { name: value, encoded } of HOSTILE_IDS)
          yield {
            ...request,
            ...(body !== undefined && { body }),
            ...{ path: address({ name, encoded }), what: `${value} as ${name}`, isNeverRight: false },
          };
      }
      if (!schema) continue;
      for (const [place, marked] of markedBodies(sample(schema, resolve, { isWhole: true }), "body"))
        for (const { name, json, isNeverRight } of HOSTILE_VALUES)
          yield {
            ...request,
            ...{ path: address(), body: JSON.stringify(marked).replace(`"${MARK}"`, json) },
            ...{ what: `${name} as ${place}`, isNeverRight },
          };
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

/** A copy of a body for each of its values, objects and lists apart, with the mark in its place. */
function* markedBodies(value: unknown, path: string): Generator<[path: string, marked: unknown]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const [place, marked] of markedBodies(item, `${path}.${index}`)) yield [place, value.with(index, marked)];
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value))
      for (const [place, marked] of markedBodies(item, `${path}.${key}`)) yield [place, { ...value, [key]: marked }];
  } else yield [path, MARK];
}

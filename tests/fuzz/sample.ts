/** The parts of a JSON schema that a sample needs. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  /** The schema of a map's values. */
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
};

export type Resolve = (schema: Schema) => Schema;

/** The key of a sample map's only entry. */
export const MAP_KEY = "fuzzKey";

const FORMATS: Readonly<Record<string, string>> = {
  email: "fuzz@customer.example",
  uuid: "3f2b8c1e-9a4d-4e6f-8b7a-0c1d2e3f4a5b",
  date: "2027-03-01",
  "date-time": "2027-03-01T00:00:00.000Z",
  uri: "https://customer.example",
};

/** A sample value for a schema. Ignores patterns, and leaves out optional properties unless `isWhole`. */
export function sample(given: Schema, resolve: Resolve, { isWhole = false, depth = 0 } = {}): unknown {
  const schema = resolve(given);
  const next = { isWhole: isWhole && depth < 4, depth: depth + 1 };
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sample(choice, resolve, next);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, resolve, next)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) {
    const names = isWhole ? Object.keys(schema.properties ?? {}) : (schema.required ?? []);
    const parts = names.map((name): [string, Schema] => [name, schema.properties?.[name] ?? {}]);
    const rest = schema.additionalProperties;
    if (isWhole && typeof rest === "object" && depth < 4) parts.push([MAP_KEY, rest]);
    return Object.fromEntries(parts.map(([name, part]) => [name, sample(part, resolve, next)]));
  }
  if (type === "array") {
    const count = Math.max(schema.minItems ?? 0, schema.items && depth < 4 ? 1 : 0);
    return Array.from({ length: count }, () => sample(schema.items ?? {}, resolve, next));
  }
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return true;
  if (type === "null") return null;
  return FORMATS[schema.format ?? ""] ?? "fuzz".padEnd(schema.minLength ?? 0, "z");
}

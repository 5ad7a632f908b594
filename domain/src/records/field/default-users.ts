import { activeFields, type FieldSet } from "./custom-field";

/** The only field of the product's own that names a user and may have a default. */
const OWN = "assignee";

/** The users whom new records of a kind name by default. */
export function defaultUsers(fields: FieldSet): string[] {
  const custom = activeFields(fields).filter(({ type }) => type === "user");
  const own = fields.standard.filter(({ field_id }) => field_id === OWN);
  return [...new Set([...own, ...custom].map(({ default_value }) => default_value))].filter(
    (user) => typeof user === "string",
  );
}

/** The same fields, none of which names one of these users by default. */
export function withoutDefaultUsers(fields: FieldSet, users: ReadonlySet<string>): FieldSet {
  if (users.size === 0) return fields;
  const isGone = (value: unknown) => typeof value === "string" && users.has(value);
  const emptied = <T extends { default_value?: unknown }>(field: T): T => ({ ...field, default_value: undefined });
  return {
    ...fields,
    custom: fields.custom.map((one) => (one.type === "user" && isGone(one.default_value) ? emptied(one) : one)),
    standard: fields.standard.map((one) => (one.field_id === OWN && isGone(one.default_value) ? emptied(one) : one)),
  };
}

import { activeFields, type FieldSet } from "./custom-field";

/** The only standard field with a user as its default value. */
const ASSIGNEE = "assignee";

/** The users that new records of a kind get by default. */
export function defaultUsers(fields: FieldSet): string[] {
  const custom = activeFields(fields).filter(({ type }) => type === "user");
  const standard = fields.standard.filter(({ field_id }) => field_id === ASSIGNEE);
  return [...new Set([...standard, ...custom].map(({ default_value }) => default_value))].filter(
    (user) => typeof user === "string",
  );
}

/** The same fields without these users as default values. */
export function withoutDefaultUsers(fields: FieldSet, users: ReadonlySet<string>): FieldSet {
  if (users.size === 0) return fields;
  const isGone = (value: unknown) => typeof value === "string" && users.has(value);
  const emptied = <T extends { default_value?: unknown }>(field: T): T => ({ ...field, default_value: undefined });
  return {
    ...fields,
    custom: fields.custom.map((one) => (one.type === "user" && isGone(one.default_value) ? emptied(one) : one)),
    standard: fields.standard.map((one) =>
      one.field_id === ASSIGNEE && isGone(one.default_value) ? emptied(one) : one,
    ),
  };
}

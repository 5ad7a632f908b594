/** A value that can be bound to a statement. */
export type Value = string | number | boolean;

export type Params = ReturnType<typeof createParams>;

/** Collects the bound values of a statement, so that user input never becomes SQL. */
export function createParams() {
  const values: Value[] = [];
  return {
    values,
    /** Binds a value and returns its placeholder, cast to an SQL type. */
    add(value: Value, type = "VARCHAR"): string {
      values.push(value);
      return type === "VARCHAR" || type === "DOUBLE" || type === "BOOLEAN"
        ? `$${values.length}`
        : `CAST($${values.length} AS ${type})`;
    },
  };
}

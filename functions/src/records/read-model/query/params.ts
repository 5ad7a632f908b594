/** What a statement can be given. */
export type Value = string | number | boolean;

export type Params = ReturnType<typeof createParams>;

/** Collects the values of a statement; what a user typed never becomes SQL. */
export function createParams() {
  const values: Value[] = [];
  return {
    values,
    /** The placeholder that stands for a value of an SQL type. */
    add(value: Value, type = "VARCHAR"): string {
      values.push(value);
      return type === "VARCHAR" || type === "DOUBLE" || type === "BOOLEAN"
        ? `$${values.length}`
        : `CAST($${values.length} AS ${type})`;
    },
  };
}

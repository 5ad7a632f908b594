export type Params = ReturnType<typeof createParams>;

/** Collects the values of a statement; what a user typed never becomes SQL. */
export function createParams() {
  const values: (string | number)[] = [];
  return {
    values,
    /** The placeholder that stands for a value of an SQL type. */
    add(value: string | number, type = "VARCHAR"): string {
      values.push(value);
      return type === "VARCHAR" || type === "DOUBLE" ? `$${values.length}` : `CAST($${values.length} AS ${type})`;
    },
  };
}

import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { createDatabaseVersion } from "./database-version";
import { createStatementCache, type Statement } from "./statement-cache";

async function openNumbers() {
  const instance = await DuckDBInstance.create(":memory:", { immediate_transaction_mode: "true" });
  const [writer, reader] = [await instance.connect(), await instance.connect()];
  await writer.run("CREATE TABLE numbers (n INTEGER)");
  await writer.run("INSERT INTO numbers SELECT * FROM range(5000)");
  const version = createDatabaseVersion();
  const statements = createStatementCache(reader);
  return {
    write: (sql: string) => version.whileWriting(() => writer.run(sql)),
    /** Runs statements in one transaction; `between` happens after the first. */
    read: async (asked: Statement[], between?: () => Promise<unknown>) => {
      await reader.run("BEGIN TRANSACTION READ ONLY");
      const run = statements.forTransaction(version.current());
      const found: unknown[] = [];
      for (const statement of asked) {
        found.push((await run(statement)).getRowsJS()[0]?.[0]);
        await between?.();
      }
      await reader.run("COMMIT");
      return found.map(Number);
    },
    readAtOnce: async (asked: Statement[]) => {
      const run = statements.forTransaction(version.current());
      const found = await Promise.all(asked.map(run));
      return found.map((one) => Number(one.getRowsJS()[0]?.[0]));
    },
  };
}

const count = (where: string, ...values: Statement["values"]): Statement => ({
  sql: `SELECT count(*) FROM numbers WHERE ${where}`,
  values,
});

// DuckDB's planner sees that no row of the table matches these, so a plan from that time never finds a row.
const BEYOND = [count("n > 100000"), count("n IS NULL"), count("n > $1", 100_000)];

test("a prepared statement finds data that was written after its preparation", async () => {
  const { read, write } = await openNumbers();
  expect(await read(BEYOND)).toEqual([0, 0, 0]);
  expect(await read(BEYOND)).toEqual([0, 0, 0]);
  await write("INSERT INTO numbers VALUES (200000), (NULL)");
  expect(await read(BEYOND)).toEqual([1, 1, 1]);
  await write("DELETE FROM numbers WHERE n IS NULL");
  expect(await read(BEYOND)).toEqual([1, 0, 1]);
});

test("a statement prepared in a transaction that overlaps a write finds the written data, too", async () => {
  const { read, write } = await openNumbers();
  const inserts = ["INSERT INTO numbers VALUES (200000), (NULL)"];
  const insert = async () => {
    const sql = inserts.pop();
    if (sql) await write(sql);
  };
  expect(await read([count("n >= 0"), ...BEYOND], insert)).toEqual([5000, 0, 0, 0]);
  expect(await read(BEYOND)).toEqual([1, 1, 1]);
});

test("a prepared statement runs with other values, and with other types", async () => {
  const { read } = await openNumbers();
  const below = (value: number) => count("n < $1", value);
  expect(await read([below(10), below(100), below(10.5), below(0), below(2 ** 60)])).toEqual([10, 100, 11, 0, 5000]);
});

test("two of the same text run at once", async () => {
  const { readAtOnce } = await openNumbers();
  const limits = Array.from({ length: 20 }, (_, index) => index * 3);
  expect(await readAtOnce(limits.map((limit) => count("n < $1", limit)))).toEqual(limits);
});

test("a prepared statement fails with a value that it can't convert", async () => {
  const { read } = await openNumbers();
  const dividing = (value: string): Statement => ({ sql: "SELECT 10 + CAST($1 AS INTEGER)", values: [value] });
  expect(await read([dividing("2")])).toEqual([12]);
  await expect(read([dividing("two")])).rejects.toThrow("Could not convert");
});

test("more statements than the cache holds still work", async () => {
  const { read } = await openNumbers();
  const many = Array.from({ length: 150 }, (_, limit) => count(`n < ${limit}`));
  const answers = many.map((_, limit) => limit);
  expect(await read(many)).toEqual(answers);
  expect(await read(many)).toEqual(answers);
});

import { CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "./database";
import { newDatabasePath } from "./database-file";

const NOW = "2026-11-21T03:00:00.000Z";
const stamps = { created_at: NOW, created_by: "u1", updated_at: NOW, updated_by: "u1" };
const company = (id: string, custom: object = {}) =>
  CrmRecord.parse({ ...stamps, id, kind: "company", name: `회사 ${id}`, custom });

const field = (name: string, type: CustomField["type"]) =>
  CustomField.parse({
    ...stamps,
    id: `cf_${name.padEnd(16, "0")}`,
    kind: "company",
    type,
    label: name,
    order: 0,
    version: 1,
  });
const [size, agreed] = [field("size", "number"), field("agreed", "checkbox")];

async function using<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const select = (database: Database, columns: string) =>
  database.read((read) =>
    read<Record<string, unknown>>({ sql: `SELECT ${columns} FROM company ORDER BY id`, values: [] }),
  );

/** Writes a snapshot file with two companies. */
const snapshot = async (): Promise<string> =>
  using(await openDatabase(catalogOf([size], []), { samples: [company("a")] }), async (database) => {
    await database.append(["a", "b", "c"].map((id) => company(id, { [size.id]: 1 })));
    await database.apply({ upserts: [company("b", { [size.id]: 2 })], deletedIds: ["c"] });
    const file = newDatabasePath();
    await database.copyTo(file);
    return file;
  });

test("a copy has the contents of the database, and can be updated further", async () => {
  const database = await openDatabase(catalogOf([size], []), { file: await snapshot() });
  await using(database, async () => {
    expect(await select(database, `id, f_${size.id} AS size`)).toEqual([
      { id: "a", size: 1 },
      { id: "b", size: 2 },
    ]);
    await database.apply({ upserts: [company("a", { [size.id]: 3 }), company("d")], deletedIds: ["b"] });
    expect(await select(database, `id, f_${size.id} AS size`)).toEqual([
      { id: "a", size: 3 },
      { id: "d", size: null },
    ]);
    const docs = await select(database, "doc");
    expect(docs.map(({ doc }) => database.decode(doc as Uint8Array).name)).toEqual(["회사 a", "회사 d"]);
  });
});

test("a copy in several slices contains each record once, even if many were created at once", async () => {
  const ids = Array.from({ length: 250 }, (_, index) => String(index));
  const file = newDatabasePath();
  const counted = "count(*) AS rows, count(DISTINCT id) AS ids";
  await using(await openDatabase(catalogOf([], []), { samples: [] }), async (database) => {
    await database.append(ids.map((id) => company(id)));
    await database.copyTo(file, { sliceRows: 100 });
  });
  await using(await openDatabase(catalogOf([], []), { file }), async (database) => {
    const [found] = await database.read((read) => read({ sql: `SELECT ${counted} FROM company`, values: [] }));
    expect(found).toEqual({ rows: BigInt(ids.length), ids: BigInt(ids.length) });
  });
});

test("a new field has an empty column, and an unticked checkbox is false", async () => {
  const database = await openDatabase(catalogOf([agreed], []), { file: await snapshot() });
  await using(database, async () => {
    await database.apply({ upserts: [company("d", { [agreed.id]: true })], deletedIds: [] });
    expect(await select(database, `id, f_${agreed.id} AS agreed`)).toEqual([
      { id: "a", agreed: false },
      { id: "b", agreed: false },
      { id: "d", agreed: true },
    ]);
  });
});

test("a field whose type differs from the file's is refused", async () => {
  const file = await snapshot();
  await expect(openDatabase(catalogOf([{ ...size, type: "text" }], []), { file })).rejects.toThrow(
    "is DOUBLE, not VARCHAR",
  );
});

test("a sealed database reads no file", async () => {
  const database = await openDatabase(catalogOf([], []), { samples: [] });
  await using(database, async () => {
    await database.seal();
    const reading = database.read((read) => read({ sql: "SELECT * FROM read_text('/etc/hostname')", values: [] }));
    await expect(reading).rejects.toThrow("disabled");
    await expect(database.copyTo(newDatabasePath())).rejects.toThrow("disabled");
  });
});

test("a reader sees the state at its start, even if its first statement comes after a write", async () => {
  const database = await openDatabase(catalogOf([size], []), { file: await snapshot() });
  const ids = { sql: "SELECT id FROM company ORDER BY id", values: [] };
  await using(database, async () => {
    await database.read(async (read) => {
      await database.apply({ upserts: [company("d")], deletedIds: ["a"] });
      expect(await read(ids)).toEqual([{ id: "a" }, { id: "b" }]);
    });
    expect(await database.read((read) => read(ids))).toEqual([{ id: "b" }, { id: "d" }]);
  });
});

test("concurrent readers each see one state, and later readers see the latest writes", async () => {
  const database = await openDatabase(catalogOf([size], []), { samples: [] });
  const counted = { sql: "SELECT count(*) AS count FROM company", values: [] };
  const listed = { sql: "SELECT id FROM company WHERE f_name = $1", values: ["회사 w199"] };
  const count = async () => {
    const rows = await database.read(async (read) => [
      await read<{ count: bigint }>(counted),
      await read<{ count: bigint }>({ ...counted, skipCache: true }),
      await read<{ count: bigint }>(counted),
    ]);
    const counts = rows.map(([row]) => Number(row?.count));
    expect(new Set(counts).size).toBe(1);
    return counts[0] ?? 0;
  };
  await using(database, async () => {
    let written = 0;
    const readers = Array.from({ length: 5 }, async () => {
      while (written < 200) {
        const before = written;
        expect(await count()).toBeGreaterThanOrEqual(before);
        await database.read((read) => read(listed));
      }
    });
    for (; written < 200; written += 1) await database.apply({ upserts: [company(`w${written}`)], deletedIds: [] });
    await Promise.all(readers);
    expect(await database.read((read) => read(listed))).toEqual([{ id: "w199" }]);
  });
});

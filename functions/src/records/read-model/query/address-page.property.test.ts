import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { Email } from "@dure/domain/shared/value";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { PLAIN_ADDRESS, readAddressCount } from "./address-count";
import { type AddressRow, readAddressPage } from "./address-page";
import { matchingStatement } from "./page-query";
import { type AddressTest, checkQuery, type RecordQuery } from "./record-query";

const NOW = "2026-11-21T03:00:00.000Z";
const CATALOG = catalogOf([], []);
const EVERYTHING: RecordQuery = {
  ...{ entityId: "lead-deal-combined", filters: null, anyOf: [{ filters: null }], viewer: undefined },
  ...{ zone: { now: NOW, timeZone: "Asia/Seoul" }, likeSearch: true, masked: false },
};

const EMAILS = ["a@x.example", "b@x.example", "b+1@x.example", "c@y.example", "Ü@y.example", "가@z.example", "bad", ""];

type Given = { id: string; email: string; updated: number; creator: string };

const recordOf = ({ id, email, updated, creator }: Given): CrmRecord =>
  CrmRecord.parse({
    ...{ id, kind: "lead", deal_name: id, email, created_at: NOW, created_by: creator, updated_by: creator },
    updated_at: new Date(Date.parse(NOW) + updated * 1000).toISOString(),
  });

const givens = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 99 }).map((place) => `lead-${place}`),
    email: fc.constantFrom(...EMAILS),
    updated: fc.integer({ min: 0, max: 3 }),
    creator: fc.constantFrom("u1", "u2", "router"),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

let database: Database;
beforeAll(async () => {
  database = await openDatabase(CATALOG, { samples: [] });
});
afterAll(() => database.close());

async function fill(given: readonly Given[]): Promise<void> {
  const deletedIds = Array.from({ length: 100 }, (_, place) => `lead-${place}`);
  await database.apply({ upserts: [], deletedIds });
  await database.apply({ upserts: given.map(recordOf), deletedIds: [] });
}

async function everyPage(query: RecordQuery, limit: number): Promise<AddressRow[]> {
  const rows: AddressRow[] = [];
  for (let after: string | null = null; ; after = rows.at(-1)?.email ?? null) {
    const page = await database.read((read) => readAddressPage(read, checkQuery(query, CATALOG), { after, limit }));
    rows.push(...page.rows);
    if (page.isLast) return rows;
  }
}

async function idsOf(address: AddressTest): Promise<string[]> {
  const statement = matchingStatement(
    { ...checkQuery({ ...EVERYTHING, address }, CATALOG), sort: undefined },
    "r.id AS id",
  );
  return (await database.read((read) => read<{ id: string }>(statement))).map(({ id }) => id).sort();
}

/** The addresses with the ids that may represent them: those of the last update. */
function expected(given: readonly Given[]): Map<string, string[]> {
  const byEmail = Map.groupBy(
    given.filter(({ email }) => email !== ""),
    ({ email }) => email.toLowerCase(),
  );
  return new Map(
    [...byEmail].map(([email, all]) => {
      const last = Math.max(...all.map(({ updated }) => updated));
      return [email, all.filter(({ updated }) => updated === last).map(({ id }) => id)] as const;
    }),
  );
}

const RUNS = { numRuns: 60, interruptAfterTimeLimit: 8_000 };

describe("the addresses of leads and deals", () => {
  test("are unique and in order, with the latest updated record of each, for any size of a page", async () => {
    await fc.assert(
      fc.asyncProperty(givens, fc.integer({ min: 1, max: 5 }), async (given, limit) => {
        await fill(given);
        const rows = await everyPage(EVERYTHING, limit);
        const wanted = expected(given);
        expect(rows.map(({ email }) => email)).toEqual(
          [...wanted.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        );
        for (const { email, id } of rows) expect(wanted.get(email)).toContain(id);
      }),
      RUNS,
    );
  });

  test("are counted by the list's rules, with every record counted once", async () => {
    await fc.assert(
      fc.asyncProperty(givens, async (given) => {
        await fill(given);
        const count = await database.read((read) =>
          readAddressCount(read, checkQuery(EVERYTHING, CATALOG), ["a@x.example", "nobody@x.example"]),
        );
        const wanted = expected(given);
        expect(count).toMatchObject({ records: given.length, addresses: wanted.size });
        expect(count.missing).toBe(given.filter(({ email }) => email === "").length);
        expect(count.listed).toEqual(wanted.has("a@x.example") ? ["a@x.example"] : []);
        expect(new Set(count.unusual)).toEqual(
          new Set([...wanted.keys()].filter((email) => /^(bad|ü|가)/.test(email))),
        );
      }),
      RUNS,
    );
  });

  test("are filtered by missing, first and repeated addresses", async () => {
    await fc.assert(
      fc.asyncProperty(givens, async (given) => {
        await fill(given);
        const [missing, repeated, first] = await Promise.all([
          idsOf({ op: "missing" }),
          idsOf({ op: "repeated" }),
          idsOf({ op: "first" }),
        ]);
        expect([...missing, ...repeated, ...first].sort()).toEqual(given.map(({ id }) => id).sort());
        expect(first).toEqual((await everyPage(EVERYTHING, 10)).map(({ id }) => id).sort());
        const some = await idsOf({ op: "first", in: ["a@x.example"] });
        const others = await idsOf({ op: "first", notIn: ["a@x.example"] });
        expect([...some, ...others].sort()).toEqual(first);
      }),
      RUNS,
    );
  });
});

describe("a union of filters", () => {
  const given: Given[] = ["u1", "u2", "router"].map((creator, place) => ({
    ...{ id: `lead-${place}`, email: `${creator}@x.example`, updated: 0, creator },
  }));
  const emailsOf = async (query: Partial<RecordQuery>) => {
    await fill(given);
    return (await everyPage({ ...EVERYTHING, ...query }, 10)).map(({ email }) => email);
  };

  test("has the records of each filter once, and none without any filter", async () => {
    const picked = { filters: null, among: ["lead-1", "gone"] };
    expect(await emailsOf({ anyOf: [picked] })).toEqual(["u2@x.example"]);
    expect(await emailsOf({ anyOf: [picked, { filters: null, among: ["lead-0", "lead-1"] }] })).toHaveLength(2);
    expect(await emailsOf({ anyOf: [{ filters: null, among: [] }] })).toEqual([]);
    expect(await emailsOf({ anyOf: [] })).toEqual([]);
  });

  test("has only what its viewer may see, and nothing of routers where that is blurred", async () => {
    expect(await emailsOf({ viewer: { id: "u1" } })).toEqual(["u1@x.example"]);
    expect(await emailsOf({ blursRouters: true })).toEqual(["u1@x.example", "u2@x.example"]);
  });
});

test("every plain address is valid", () => {
  const plain = new RegExp(`^${PLAIN_ADDRESS}$`);
  fc.assert(fc.property(fc.stringMatching(plain), (email) => email.length > 254 || Email.safeParse(email).success));
});

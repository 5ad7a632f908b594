import { FILTER_OPERATORS, type Filter, type FilterValue, type Sorting } from "@dure/domain/records/filter/filter";
import { type Catalog, REFERENCED_KINDS } from "@dure/domain/records/filter/filter-field";
import { kindOf, type RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import fc from "fast-check";
import { expect } from "vitest";
import { type Database, openDatabase } from "../database";
import { pageStatement } from "./page-query";
import { checkQuery, type RecordQuery } from "./record-query";

/**
 * Two databases that differ only in hidden values, for tests that no query of a caller who may not see these tells them
 * apart.
 */
export type Twins = readonly [Database, Database];

type Hiding = Pick<RecordQuery, "masked" | "blursRouters">;

type Asked = {
  catalog: Catalog;
  /** Pieces of the hidden values, for conditions and searches. */
  pieces: readonly string[];
  /** Fields that are asked for more often, by kind and identifier. */
  prefers: (kind: RecordKind, identifier: string) => boolean;
};

const ENTITIES = ["lead", "lead-deal-combined", "contact"] as const;

/** A busy machine tries as many as it can. */
export const RUNS = { numRuns: 400, interruptAfterTimeLimit: 8_000 };

export async function filledDatabase(catalog: Catalog, records: CrmRecord[]): Promise<Database> {
  const database = await openDatabase(catalog, { samples: [] });
  await database.apply({ upserts: records, deletedIds: [] });
  return database;
}

/** The property that no query by what is hidden tells the databases apart. */
export const tellsNothing = (databases: () => Twins, asked: Asked, hiding: Hiding) =>
  fc.asyncProperty(
    fc.constantFrom(...ENTITIES).chain((entityId) => queryOf(entityId, asked, hiding)),
    async (query) => {
      const [one, other] = await Promise.all(databases().map((database) => answerOf(database, query, asked.catalog)));
      expect(other).toEqual(one);
    },
  );

/** The ids that a query finds, in their order, or what is wrong with it. */
async function answerOf(database: Database, query: RecordQuery, catalog: Catalog): Promise<unknown> {
  try {
    const statement = pageStatement({ ...checkQuery(query, catalog), after: undefined, limit: 10 });
    return (await database.read((read) => read<{ id: string }>(statement))).map(({ id }) => id);
  } catch (error) {
    if (error instanceof AppError) return error.details;
    throw error;
  }
}

function queryOf(
  entityId: (typeof ENTITIES)[number],
  { catalog, pieces, prefers }: Asked,
  hiding: Hiding,
): fc.Arbitrary<RecordQuery> {
  const kind = kindOf(entityId);
  const all = identifiersOf(catalog, kind);
  const piece = fc.constantFrom(...pieces, "k", "z", "");
  const preferred = all.filter((identifier) => prefers(kind, identifier));
  const identifier = fc.oneof(fc.constantFrom(...preferred), fc.constantFrom(...all));
  const condition = fc.record({ identifier, condition: fc.constantFrom(...FILTER_OPERATORS), value: anyValue(piece) });
  const group = (depth: number): fc.Arbitrary<Filter> =>
    fc.record({
      operator: fc.constantFrom("AND", "OR"),
      conditions: fc.array(depth > 0 ? fc.oneof(condition, group(depth - 1)) : condition, { maxLength: 2 }),
    });
  const sorting: fc.Arbitrary<Sorting> = fc.record({ identifier, direction: fc.constantFrom("ASC", "DESC") });
  return fc.record({
    entityId: fc.constant(entityId),
    filters: fc.option(group(1)),
    sorting: fc.option(sorting),
    search: fc.option(piece, { nil: undefined }),
    everyField: fc.boolean(),
    closestFirst: fc.boolean(),
    viewer: fc.constantFrom(undefined, { id: "u1" }),
    zone: fc.constant({ now: "2026-11-21T03:00:00.000Z", timeZone: "Asia/Seoul" }),
    likeSearch: fc.boolean(),
    masked: fc.constant(hiding.masked),
    blursRouters: fc.constant(hiding.blursRouters === true),
  });
}

const identifiersOf = (catalog: Catalog, kind: RecordKind) => [
  ...catalog[kind].keys(),
  ...REFERENCED_KINDS[kind].flatMap((entity) => [...catalog[entity].keys()].map((key) => `${entity}:${key}`)),
];

function anyValue(piece: fc.Arbitrary<string>): fc.Arbitrary<FilterValue | undefined> {
  const number = fc.constantFrom(0, 5, 1_050_000_000, 1_090_000_000);
  const scalar = fc.oneof(piece, number);
  return fc.oneof(
    { weight: 4, arbitrary: piece },
    number,
    fc.constant(null),
    fc.constant(undefined),
    fc.boolean(),
    fc.array(scalar, { maxLength: 3 }),
    fc.record({ start: scalar, end: scalar }),
  );
}

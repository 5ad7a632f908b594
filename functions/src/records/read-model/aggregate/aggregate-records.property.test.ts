import type { ArrangedGroup } from "@dure/domain/records/group/arrange-groups";
import { stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { AppError } from "@dure/domain/shared/error";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { oracleAnswer } from "./aggregate.oracle";
import { type Aggregate, type AggregateQuery, answerAggregate, checkAggregate } from "./aggregate-records";
import { CATALOG, FIELDS, idOf, MATCHED, NOW, PIPELINE, RECORDS } from "./random-records.fixture";

// Random records and queries, answered by the database and by plain loops.

const SETTINGS = 500;
const ZONES = ["Asia/Seoul", "America/New_York", "Europe/London"];

let database: Database;
beforeAll(async () => {
  database = await openDatabase(CATALOG, { samples: [] });
  await database.append(RECORDS);
});
afterAll(() => database.close());

const DATES = ["created_at", "close_date", "deal_converted_at", idOf("due"), "company:created_at"];
const OTHERS = [
  "assignee",
  "created_by",
  "stage",
  "deal_record_type",
  "incoming_source",
  idOf("grade"),
  idOf("agreed"),
];
const MORE = [idOf("memo"), "company:name", "contact:role", "deal_name", "subscribe_status"];
const NUMBERS = ["contract_amount", idOf("score"), idOf("fee"), idOf("share")];
const INTERVALS = ["yearly", "quarterly", "monthly", "weekly", "daily"] as const;

const group = fc.oneof(
  fc.record({ identifier: fc.constantFrom(...DATES), interval: fc.constantFrom(...INTERVALS, null) }),
  fc.record({ identifier: fc.constantFrom(...OTHERS, ...MORE), interval: fc.constant(null) }),
);
const metric = fc.oneof(
  fc.constant({ aggregation: "count" as const, identifier: null }),
  fc.record({
    aggregation: fc.constantFrom("sum", "average", "min", "max", "median"),
    identifier: fc.constantFrom(...NUMBERS),
  }),
  fc.record({
    aggregation: fc.constant("distinct"),
    identifier: fc.constantFrom(...DATES, ...OTHERS, ...MORE, "company"),
  }),
);
const condition = fc.constantFrom(
  { identifier: "incoming_source", condition: "is", value: "naver" } as const,
  { identifier: "created_at", condition: "between", value: { start: "2025-02-01", end: "2026-03-08" } } as const,
  { identifier: "contract_amount", condition: "gt", value: 5_000_000 } as const,
  { identifier: "company:name", condition: "is", value: "acme" } as const,
  { identifier: idOf("agreed"), condition: "is", value: true } as const,
  { identifier: "deal_name", condition: "is", value: "없음" } as const,
);
const filter = fc.record({
  operator: fc.constantFrom("AND", "OR"),
  conditions: fc.array(condition, { maxLength: 2 }),
});
const setting: fc.Arbitrary<AggregateQuery> = fc.record({
  entityId: fc.constantFrom("deal", "lead", "lead-deal-combined"),
  filters: fc.option(filter),
  also: fc.array(filter, { maxLength: 1 }),
  spec: fc.record({
    metric,
    groups: fc.array(group, { maxLength: 2 }),
    order: fc.constantFrom("natural", "value-desc", "value-asc", "label"),
    cumulative: fc.boolean(),
    maxGroups: fc.constantFrom(60, 400),
  }),
  viewer: fc.constantFrom(undefined, undefined, { id: "u1" }),
  zone: fc.record({ now: fc.constant(NOW), timeZone: fc.constantFrom(...ZONES) }),
  likeSearch: fc.constant(true),
  masked: fc.boolean(),
  blursRouters: fc.boolean(),
});

const memberLabels = async (ids: readonly string[]) => new Map(ids.map((id) => [id, `이름 ${id}`]));
const model = { pipelines: () => new Map([[PIPELINE.id, PIPELINE]]), customFields: () => FIELDS };

function answer(asked: AggregateQuery): Promise<Aggregate> {
  const checked = { asked, ...checkAggregate(asked, CATALOG), memberLabels, locale: "ko" as const };
  return database.read((read) => answerAggregate(read, { ...checked, model: { ...model, decode: database.decode } }));
}

const close = (value: number | null | undefined, expected: number | null | undefined) =>
  typeof expected === "number"
    ? expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-9 + 1e-6)
    : expect(value).toBe(null);

test(`${SETTINGS} random settings over ${MATCHED.length} records are answered as plain loops answer them`, async () => {
  await fc.assert(
    fc.asyncProperty(setting, async (asked) => {
      const found = await answer(asked);
      const { query, plan } = checkAggregate(asked, CATALOG);
      const expected = oracleAnswer(MATCHED, { asked, query, plan });
      close(found.total, expected.total);
      expect(found.records).toBe(expected.records);
      const { maxGroups } = asked.spec;
      expect(found.isTooMany).toBe(expected.first.size > maxGroups || expected.second.size > maxGroups);
      if (found.isTooMany || expected.records === 0 || plan.groups.length === 0) {
        expect([found.groups, found.series, found.rows]).toEqual([[], [], []]);
        return;
      }
      for (const [groups, level, planned] of [
        [found.groups, expected.first, plan.groups[0]],
        [found.series, expected.second, plan.groups[1]],
      ] as const) {
        expectGroups(groups, level);
        if (planned?.interval) expectEdges(groups, level, planned.field);
        else expectOrder(groups, asked.spec.order, planned?.field.choices);
      }
      if (asked.spec.cumulative) return expectCumulated(found, asked);
      if (plan.groups.length === 1)
        expect(found.rows.map(({ group1 }) => group1)).toEqual(found.groups.map(({ key }) => key));
      else expect(found.rows.length).toBe(expected.pairs.size);
      for (const { group1, group2, value } of plan.groups.length === 1 ? [] : found.rows)
        close(value, expected.pairs.get(JSON.stringify([group1, group2])));
    }),
    { numRuns: SETTINGS, interruptAfterTimeLimit: 14_000 },
  );
});

type Level = ReturnType<typeof oracleAnswer>["first"];

/** The same groups; those that are filled in have no record. */
function expectGroups(groups: readonly ArrangedGroup[], level: Level): void {
  const keys = new Set(groups.map(({ key }) => key));
  for (const key of level.keys()) expect(keys).toContain(key);
  expect(keys.size).toBe(groups.length);
  for (const { key, value } of groups) {
    const expected = level.get(key);
    if (expected) close(value, expected.value);
    else expect(value === 0 || value === null).toBe(true);
  }
  const blanks = groups.map(({ blank }) => blank);
  expect(blanks.indexOf(true)).toBe(blanks.includes(true) ? blanks.length - 1 : -1);
}

/** Each value lies in its half-open group, and groups adjoin in the order of the calendar. */
function expectEdges(
  groups: readonly ArrangedGroup[],
  level: Level,
  field: { source: "own" | "company" | "contact"; read: (record: CrmRecord) => unknown },
): void {
  for (const { key, from, to, blank } of groups) {
    if (blank) continue;
    for (const member of level.get(key)?.members ?? []) {
      const value = String(field.read(member[field.source] as CrmRecord));
      expect((from ?? "") <= value && value < (to ?? "")).toBe(true);
    }
  }
  const dated = groups.filter(({ blank }) => !blank);
  for (const [place, { to }] of dated.slice(0, -1).entries())
    expect((to ?? "") <= (dated[place + 1]?.from ?? "")).toBe(true);
}

function expectOrder(groups: readonly ArrangedGroup[], order: string, choices?: ReadonlySet<string>): void {
  const named = groups.filter(({ blank }) => !blank);
  const sizes = named.map(({ value }) => value ?? Number.NEGATIVE_INFINITY);
  if (order === "value-asc") expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  if (order === "value-desc") expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  if (order === "natural" && choices) {
    const places = [...choices];
    const found = named.map(({ key }) => places.indexOf(key ?? "")).filter((place) => place >= 0);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  }
}

/** Only counts and sums by dates are cumulated; the last date then has the value of all dates. */
function expectCumulated({ rows, groups, series }: Aggregate, { spec }: AggregateQuery): void {
  const isSum = spec.metric.aggregation === "count" || spec.metric.aggregation === "sum";
  const dated = groups.filter(({ from }) => from !== null);
  if (!isSum || dated.length === 0 || series.length > 0) return;
  const sum = dated.reduce((total, { value }) => total + (value ?? 0), 0);
  close(rows[dated.length - 1]?.value, sum);
}

const asked = (
  change: Partial<Omit<AggregateQuery, "spec">> & { spec?: Partial<AggregateQuery["spec"]> },
): AggregateQuery => ({
  ...{ entityId: "deal", filters: null, viewer: undefined, likeSearch: true, masked: false },
  zone: { now: NOW, timeZone: "Asia/Seoul" },
  ...change,
  spec: {
    ...{
      metric: { aggregation: "count", identifier: null },
      groups: [],
      order: "natural",
      cumulative: false,
      maxGroups: 60,
    },
    ...change.spec,
  },
});
const by = (identifier: string) => ({ groups: [{ identifier, interval: null }] });

test("groups have labels: of text one that a record has, of options also the removed ones", async () => {
  const labels = async (identifier: string) =>
    (await answer(asked({ spec: by(identifier) }))).groups.map(({ label }) => label);
  expect(await labels(idOf("grade"))).toEqual(["선택 a", "선택 b", "지난 선택"]);
  expect(await labels(idOf("agreed"))).toEqual(["체크됨", "체크 안 됨"]);
  const sources = await labels("incoming_source");
  expect(sources).toHaveLength(3);
  expect(["Naver", "naver", "NAVER"]).toContain(sources.find((label) => /naver/i.test(label)));
  expect(sources.at(-1)).toBe("(비어 있음)");
  expect(await labels("stage")).toEqual(stagesOf(PIPELINE).map(({ label }) => label));
});

test.each([
  ["a field that is gone", { spec: by("cf_gone000000000000") }, "removed-field"],
  ["a group of numbers", { spec: by("contract_amount") }, "bad-operator"],
  ["the sum of texts", { spec: { metric: { aggregation: "sum" as const, identifier: "deal_name" } } }, "bad-operator"],
  [
    "the number of masked addresses",
    { masked: true, spec: { metric: { aggregation: "distinct" as const, identifier: "email" } } },
    "masked",
  ],
])("%s is refused", (_, change, code) => {
  try {
    checkAggregate(asked(change), CATALOG);
  } catch (error) {
    expect((error as AppError).details).toMatchObject([{ code }]);
    return;
  }
  throw new Error("It was not refused.");
});

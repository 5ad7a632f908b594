import { CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database";
import { filledDatabase, RUNS, type Twins } from "../query/tells-nothing.fixture";
import { type AggregateQuery, answerAggregate, checkAggregate } from "./aggregate-records";

// Two databases that differ only in hidden values. No query of a caller who may not see these tells them apart.

const NOW = "2026-11-21T03:00:00.000Z";
const PIPELINE = defaultPipeline("ko", NOW);
const stamps = (created_by: string) => ({ created_at: NOW, created_by, updated_at: NOW, updated_by: created_by });
const field = (id: string, type: CustomField["type"]) =>
  CustomField.parse({
    ...stamps("u1"),
    id: `cf_${id.padEnd(16, "0")}`,
    kind: "lead",
    type,
    label: id,
    order: 0,
    version: 1,
  });
const FIELDS = [field("memo", "text"), field("score", "number"), field("due", "date"), field("mail", "email")];
const CATALOG = catalogOf(FIELDS, [PIPELINE]);
const [MEMO = "", SCORE = "", DUE = "", MAIL = ""] = FIELDS.map(({ id }) => id);

type Secret = { name: string; email: string; score: number; due: string };
const SECRETS: readonly Secret[] = [
  { name: "가람", email: "jalpha@customer.example", score: 3, due: "2026-01-01" },
  { name: "하늘", email: "jomega@customer.example", score: 9, due: "2025-07-01" },
];

/** What a router brought in, with its company, and a lead of one's own that refers to it. */
const broughtIn = (letter: string, { name, email, score, due }: Secret): CrmRecord[] => [
  CrmRecord.parse({
    ...stamps("router"),
    id: `${letter}-company`,
    kind: "company",
    name,
    url: `https://${name}.example`,
  }),
  CrmRecord.parse({
    ...{ ...stamps("router"), id: `${letter}-lead`, kind: "lead", deal_name: name, email, utm_source: name },
    ...{ company_id: `${letter}-company`, custom: { [MEMO]: name, [SCORE]: score, [DUE]: due, [MAIL]: email } },
  }),
  CrmRecord.parse({
    ...stamps("u1"),
    id: `${letter}-own`,
    kind: "lead",
    deal_name: "쌍둥이",
    company_id: `${letter}-company`,
  }),
];

/** One's own leads whose addresses differ, in a text of the team's own, too. */
const addressed = (letter: string, { email }: Secret): CrmRecord[] => [
  CrmRecord.parse({
    ...stamps("u1"),
    id: `${letter}-lead`,
    kind: "lead",
    deal_name: "쌍둥이",
    email,
    custom: { [MAIL]: email, [MEMO]: email },
  }),
];

/** Records of somebody else, with their company, and a lead of one's own that refers to it. */
const hidden = (letter: string, { name, score, due }: Secret): CrmRecord[] => [
  CrmRecord.parse({
    ...stamps("u2"),
    id: `${letter}-company`,
    kind: "company",
    name: "두레",
    url: `https://${name}.example`,
  }),
  CrmRecord.parse({
    ...{ ...stamps("u2"), id: `${letter}-lead`, kind: "lead", deal_name: name, assignee: "u2", contract_amount: score },
    ...{ custom: { [MEMO]: name, [SCORE]: score, [DUE]: due } },
  }),
  CrmRecord.parse({
    ...stamps("u1"),
    id: `${letter}-own`,
    kind: "lead",
    deal_name: "쌍둥이",
    company_id: `${letter}-company`,
  }),
];

type Hiding = Pick<AggregateQuery, "viewer" | "masked" | "blursRouters">;
const OPEN: Hiding = { viewer: undefined, masked: false, blursRouters: false };
type Make = (letter: string, secret: Secret) => CrmRecord[];
const CASES: [string, Make, Hiding][] = [
  ["masked", addressed, { ...OPEN, masked: true }],
  ["blurred", broughtIn, { ...OPEN, blursRouters: true }],
  ["somebody else's", hidden, { ...OPEN, viewer: { id: "u1" } }],
];

const opened: Database[] = [];
const twins = new Map<string, Twins>();
beforeAll(async () => {
  const [one, other] = SECRETS as [Secret, Secret];
  for (const [name, make] of CASES) {
    const same = await filledDatabase(CATALOG, [...make("a", one), ...make("b", one)]);
    const changed = await filledDatabase(CATALOG, [...make("a", other), ...make("b", one)]);
    twins.set(name, [same, changed]);
    opened.push(same, changed);
  }
});
afterAll(() => {
  for (const database of opened) database.close();
});

const IDENTIFIERS = [...CATALOG.lead.keys(), "company:name", "company:url", "company:created_by"];
const query = (hiding: Hiding): fc.Arbitrary<AggregateQuery> =>
  fc.record({
    entityId: fc.constantFrom("lead", "lead-deal-combined"),
    filters: fc.constant(null),
    spec: fc.record({
      metric: fc.record({
        aggregation: fc.constantFrom("count", "sum", "average", "min", "max", "median", "distinct"),
        identifier: fc.constantFrom(...IDENTIFIERS),
      }),
      groups: fc.array(
        fc.record({ identifier: fc.constantFrom(...IDENTIFIERS), interval: fc.constantFrom("daily", null) }),
        { maxLength: 2 },
      ),
      order: fc.constantFrom("natural", "label", "value-desc"),
      cumulative: fc.boolean(),
      maxGroups: fc.constant(60),
    }),
    viewer: fc.constant(hiding.viewer),
    zone: fc.constant({ now: NOW, timeZone: "Asia/Seoul" }),
    likeSearch: fc.constant(true),
    masked: fc.constant(hiding.masked),
    blursRouters: fc.constant(hiding.blursRouters === true),
  });

const memberLabels = async (ids: readonly string[]) => new Map(ids.map((id) => [id, id]));

/** The answer, or what is wrong with the query. */
async function answerOf(database: Database, asked: AggregateQuery): Promise<unknown> {
  const model = { pipelines: () => new Map(), customFields: () => FIELDS, decode: database.decode };
  try {
    const checked = checkAggregate(asked, CATALOG);
    return await database.read((read) =>
      answerAggregate(read, { asked, ...checked, model, memberLabels, locale: "ko" }),
    );
  } catch (error) {
    if (error instanceof AppError) return error.details;
    throw error;
  }
}

const tellsNothing = (name: string, hiding: Hiding) =>
  fc.asyncProperty(query(hiding), async (asked) => {
    const [one, other] = twins.get(name) ?? [];
    if (!one || !other) throw new Error(`There are no twins ${name}.`);
    expect(await answerOf(other, asked)).toEqual(await answerOf(one, asked));
  });

test.each(CASES)(
  "no query reveals %s values, and the same queries do reveal them if nothing is hidden",
  async (name, _, hiding) => {
    await fc.assert(tellsNothing(name, hiding), RUNS);
    expect((await fc.check(tellsNothing(name, OPEN), RUNS)).failed).toBe(true);
  },
);

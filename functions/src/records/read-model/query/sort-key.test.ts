import { CustomField } from "@dure/domain/records/field/custom-field";
import type { Sorting } from "@dure/domain/records/filter/filter";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { defaultPipeline } from "@dure/domain/records/pipeline/pipeline";
import { CrmRecord } from "@dure/domain/records/record/record";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { type After, pageStatement } from "./page-query";
import { checkQuery } from "./record-query";

const NOW = "2026-11-21T03:00:00.000Z";
const stamps = { created_at: NOW, created_by: "u1", updated_at: NOW, updated_by: "u1" };

const field = (id: string, type: CustomField["type"], attributes: CustomField["attributes"] = {}) =>
  CustomField.parse({
    ...stamps,
    id: `cf_${id.padEnd(16, "0")}`,
    kind: "lead",
    type,
    label: id,
    order: 0,
    version: 1,
    attributes,
  });
// Sorted neither by label nor by value.
const options = ["wide", "it's", "big"].map((value) => ({ value, label: value }));
const FIELDS = {
  size: field("size", "select", { options }),
  tags: field("tags", "multi-select", { options }),
  seller: field("seller", "user"),
  partner: field("partner", "many-to-one", { entity_type: "company" }),
  parent: field("parent", "many-to-one", { entity_type: "lead" }),
  score: field("score", "number"),
  agreed: field("agreed", "checkbox"),
  visit: field("visit", "date"),
  mobile: field("mobile", "phone-number"),
};
const PIPELINE = defaultPipeline("ko", NOW);
const CATALOG = catalogOf(Object.values(FIELDS), [PIPELINE]);

const custom = (values: Partial<Record<keyof typeof FIELDS, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [FIELDS[name as keyof typeof FIELDS].id, value]));
const to = (id: string, entity_type: string) => ({ id, entity_type });
/** Ties sort by id if the ids are UUIDs. */
const leadId = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const company = (id: string, name: string, created_by = "u1") =>
  CrmRecord.parse({ ...stamps, id, kind: "company", name, created_by });
const lead = (letter: string, values: object) =>
  CrmRecord.parse({ ...stamps, id: leadId(letter), kind: "lead", deal_name: letter, ...values });

const RECORDS = [
  company("c1", "나무", "u2"),
  company("c2", "가람"),
  lead("a", {
    company_id: "c1",
    stage_id: "default-lost",
    custom: custom({
      size: "big",
      tags: ["big"],
      seller: "u1",
      partner: to("c1", "company"),
      parent: to(leadId("c"), "lead"),
      score: 10,
    }),
  }),
  lead("b", {
    company_id: "c2",
    stage_id: "default-new",
    custom: custom({
      size: "wide",
      tags: ["it's", "wide"],
      seller: "u2",
      partner: to("c2", "company"),
      score: 9,
      agreed: true,
    }),
  }),
  lead("c", {
    company_id: "gone",
    stage_id: "default-won",
    custom: custom({ size: "it's", tags: ["wide", "big"], visit: "2026-01-02", partner: to("gone", "company") }),
  }),
  lead("d", {
    custom: custom({
      visit: "2025-12-31",
      parent: to(leadId("b"), "lead"),
      mobile: { dial_code: "+82", value: "10-1" },
    }),
  }),
];

let database: Database;
beforeAll(async () => {
  database = await openDatabase(CATALOG, { samples: [] });
  await database.apply({ upserts: RECORDS, deletedIds: [] });
  const stages = PIPELINE.statuses.flatMap(({ stages }) => stages).map(({ id }) => `stage:${id}`);
  await database.rank([...stages, "member:u2", "member:u1"]);
});
afterAll(() => database.close());

/** The ids of all pages, each page starting after the previous one's last row. */
async function sorted(sorting: Sorting, viewer: Viewer = undefined): Promise<string> {
  const zone = { now: NOW, timeZone: "Asia/Seoul" };
  const asked = {
    entityId: "lead",
    filters: null,
    sorting,
    viewer,
    zone,
    likeSearch: true,
    masked: false,
  } as const;
  const ids: string[] = [];
  let after: After | undefined;
  do {
    const statement = pageStatement({ ...checkQuery(asked, CATALOG), after, limit: 1 });
    const [row] = await database.read((read) => read<{ id: string; key: string | null }>(statement));
    after = row;
    if (row) ids.push(row.id.slice(0, 1));
  } while (after);
  return ids.join("");
}

test.each([
  [FIELDS.size.id, "bcad", "acbd"],
  [FIELDS.tags.id, "bcad", "acbd"],
  [FIELDS.seller.id, "bacd", "abcd"],
  [FIELDS.partner.id, "bacd", "abcd"],
  [FIELDS.parent.id, "dabc", "adbc"],
  [FIELDS.score.id, "bacd", "abcd"],
  [FIELDS.agreed.id, "acdb", "bacd"],
  [FIELDS.visit.id, "dcab", "cdab"],
  [FIELDS.mobile.id, "dabc", "dabc"],
  ["stage", "bcad", "acbd"],
  ["company", "bacd", "abcd"],
  ["company:name", "bacd", "abcd"],
  ["company:created_by", "abcd", "bacd"],
])("%s sorts in both directions, with empty values last", async (identifier, upwards, downwards) => {
  expect(await sorted({ identifier, direction: "ASC" })).toBe(upwards);
  expect(await sorted({ identifier, direction: "DESC" })).toBe(downwards);
});

test("a company's hidden value has no effect on the order, and its name has", async () => {
  const viewer = { id: "u1" };
  for (const direction of ["ASC", "DESC"] as const)
    expect(await sorted({ identifier: "company:created_by", direction }, viewer)).toBe("bacd");
  expect(await sorted({ identifier: "company:name", direction: "DESC" }, viewer)).toBe("abcd");
});

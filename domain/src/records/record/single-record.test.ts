import { expect, test } from "vitest";
import { defaultPipeline } from "../pipeline/pipeline";
import { foundRecord } from "./quick-search";
import { CrmRecord } from "./record";
import { viewOf } from "./record-view";
import { singleRecord } from "./single-record";

const NOW = "2026-11-22T00:00:00.000Z";
const pipeline = defaultPipeline("ko", NOW);
const referred = { records: new Map(), pipelines: new Map([[pipeline.id, pipeline]]) };
const record = (values: object) =>
  CrmRecord.parse({ id: "r", created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u", ...values });

test("a single deal contains its stage and its pipeline", () => {
  const custom = { cf_0123456789abcdef: 3 };
  const deal = record({ kind: "lead", record_type_id: pipeline.id, stage_id: "default-won", custom });
  const { id, title, statuses } = pipeline;
  expect(singleRecord(deal, referred)).toMatchObject({
    ...{ stage_id: "default-won", pipeline: { id, title, statuses } },
    ...{ custom, custom_field: custom },
  });
  expect(singleRecord(record({ kind: "lead" }), referred)).toMatchObject({ stage_id: null, pipeline: null });
});

test("a found contact has a name in two parts, and a found company has a plain name", () => {
  const name = { first_name: "나래", last_name: "김" };
  expect(foundRecord(viewOf(record({ kind: "contact", ...name }), referred), "ko").name).toEqual(name);
  expect(foundRecord(viewOf(record({ kind: "company", name: "두레" }), referred), "ko").name).toBe("두레");
});

test.each([
  [{ kind: "lead" }, { id: "lead", name: "Lead" }],
  [
    { kind: "lead", record_type_id: pipeline.id },
    { id: pipeline.id, name: pipeline.title },
  ],
  [{ kind: "company" }, { id: "company", name: "Company" }],
  [{ kind: "contact" }, { id: "contact", name: "Contact" }],
])("a found record has the record type of %o", (values, expected) => {
  expect(foundRecord(viewOf(record(values), referred), "en").record_type).toEqual(expected);
});

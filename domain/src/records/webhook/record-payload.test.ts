import { describe, expect, test } from "vitest";
import { CustomField } from "../field/custom-field";
import { defaultPipeline } from "../pipeline/pipeline";
import { CrmRecord } from "../record/record";
import { changedFields, membersIn, payloadRecord, placeOf } from "./record-payload";

const NOW = "2027-03-01T00:00:00.000Z";
const made = { created_at: NOW, created_by: "u1", updated_at: NOW, updated_by: "u1" };
const pipeline = defaultPipeline("en", NOW);
const pipelines = new Map([[pipeline.id, pipeline]]);

const field = (id: string, type: CustomField["type"], more: object = {}) =>
  CustomField.parse({
    id: `cf_${id.padEnd(16, "0")}`,
    kind: "lead",
    type,
    label: id,
    order: 0,
    version: 1,
    ...made,
    ...more,
  });

const options = [{ label: "Pro", value: "o1" }];
const [product, tags, owner, old] = [
  field("product", "select", { attributes: { options } }),
  field("tags", "multi-select", { attributes: { options, removed_options: [{ label: "Gone", value: "o2" }] } }),
  field("owner", "user"),
  field("old", "text", { archived_at: NOW }),
];
const fields = [product, tags, owner, old];

const lead = CrmRecord.parse({
  ...made,
  id: "r1",
  kind: "lead",
  deal_name: "Lead",
  email: "mina@hanbit.example",
  assignee: "u1",
  custom: { [product.id]: "o1", [tags.id]: ["o1", "o2"], [owner.id]: "u2", [old.id]: "x" },
});
const members = new Map([
  ["u1", { id: "u1", name: "Junho", email: "junho@dure.example" }],
  ["u2", { id: "u2", name: "Sora", email: "sora@dure.example" }],
]);

describe("a record in a payload", () => {
  const shown = payloadRecord(lead, { referenced: { records: new Map(), pipelines }, fields, members });

  test("contains its members' names, unmasked", () => {
    expect(shown).toMatchObject({ entity: "lead", email: "mina@hanbit.example", assignee: { name: "Junho" } });
    expect(membersIn(lead, fields)).toEqual(["u1", "u2"]);
  });

  test("has the labels of options, including removed ones, and no archived field", () => {
    expect(shown.custom_fields.map(({ label, value }) => [label, value])).toEqual([
      ["product", "Pro"],
      ["tags", ["Pro", "Gone"]],
      ["owner", { id: "u2", name: "Sora", email: "sora@dure.example" }],
    ]);
    expect(shown).not.toHaveProperty("custom");
  });

  test("has no assignee if the member is gone", () => {
    const lookups = { referenced: { records: new Map(), pipelines }, fields: [], members: new Map() };
    expect(payloadRecord(lead, lookups).assignee).toBeNull();
  });
});

test("the changed fields include custom fields, and leave out internal fields", () => {
  const after = {
    ...lead,
    contract_amount: 5,
    updated_at: "2027-03-02T00:00:00.000Z",
    custom: { ...lead.custom, [tags.id]: [] },
  };
  expect(changedFields(lead, after)).toEqual(["contract_amount", tags.id]);
  expect(changedFields(lead, { ...lead })).toEqual([]);
});

describe("the place of a record in a payload", () => {
  test("is the pipeline and stage of a deal", () => {
    expect(placeOf({ record_type_id: "default", stage_id: "default-new" }, pipelines)).toEqual({
      pipeline: { id: "default", name: "Sales pipeline" },
      stage: { id: "default-new", label: "New" },
    });
  });

  test("is null for a lead, and for a deleted pipeline", () => {
    expect(placeOf({ record_type_id: null, stage_id: null }, pipelines)).toBeNull();
    expect(placeOf({ record_type_id: "other", stage_id: "x" }, pipelines)).toBeNull();
  });
});

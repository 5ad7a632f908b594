import { describe, expect, test } from "vitest";
import { entityWithAllFields, fieldsOf } from "../field/built-in-fields";
import { CustomField, NO_FIELDS } from "../field/custom-field";
import { defaultPipeline } from "../pipeline/pipeline";
import type { ListEntityId, RecordKind } from "../record/entity";
import { CrmRecord } from "../record/record";
import { BulkItems, BulkTarget, type Property, RecordAction } from "./bulk";
import { blankRecordWith, changeFields, isBulkEditable } from "./bulk-change";
import { decideBulk } from "./decide-bulk";

const NOW = "2026-10-02T00:00:00.000Z";
const stamp = { created_at: NOW, created_by: "x", updated_at: NOW, updated_by: "x" };
const code = CustomField.parse({
  id: "cf_0123456789abcdef",
  kind: "lead",
  type: "text",
  label: "코드",
  order: 0,
  attributes: { unique: true },
  version: 1,
  ...stamp,
});
const DEAL_FIELDS = [
  ...["deal_name", "name", "email", "company", "contact", "phone_number"],
  ...["assignee", "contract_amount", "close_date", "incoming_source"],
];
const fields = (kind: RecordKind) => ({ ...NO_FIELDS(kind), custom: kind === "lead" ? [code] : [] });
const property = (id: string, value: unknown): Property => ({ standard_fields: [{ id, value }], custom_fields: [] });

describe("a bulk request", () => {
  test("takes standard fields as a list or by their ids", () => {
    const [listed, named] = [[{ id: "email", value: "a@b.kr" }], { email: "a@b.kr" }].map(
      (standard_fields) => BulkItems.parse([{ id: "a", method: "PATCH", property: { standard_fields } }])[0],
    );
    expect(listed).toEqual(named);
  });

  test.each([
    ["nothing", []],
    ["too many", Array.from({ length: 201 }, (_, index) => ({ id: `r${index}`, method: "DELETE" }))],
    ["a record twice", ["a", "a"].map((id) => ({ id, method: "DELETE" }))],
    ["an unknown method", [{ id: "a", method: "PUT" }]],
  ])("refuses %s", (_, items) => {
    expect(BulkItems.safeParse(items).success).toBe(false);
  });

  test.each([{}, { id: ["a"] }, { search: "a" }, { ids: [], filters: null }])("%j is no selection", (target) => {
    expect(BulkTarget.safeParse(target).success).toBe(false);
  });

  test("a selection names at most ten thousand", () => {
    const ids = Array.from({ length: 10_001 }, (_, index) => `r${index}`);
    expect(BulkTarget.safeParse({ ids }).success).toBe(false);
    expect(BulkTarget.safeParse({ ids: ids.slice(1) }).success).toBe(true);
  });
});

describe("a bulk update", () => {
  test.each([
    ["the name of contacts", "contact", "name", { first_name: "a" }, /can't be changed in bulk/],
    ["the name of companies", "company", "name", "두레", /unique values/],
    ["a unique field", "lead", code.id, "A-1", /unique values/],
    ["a system field", "lead", "created_at", NOW, /can't be edited/],
    ["an unknown field", "lead", "nowhere", 1, /does not exist/],
    ["no value of the field", "lead", "close_date", "soon", /./],
  ] as const)("refuses %s", (_, kind, id, value, message) => {
    expect(() => blankRecordWith(property(id, value), fields(kind), NOW)).toThrow(message);
  });

  test.each([[["first_name", "last_name"]], [["last_name", "first_name"]]])(
    "can name a nameless lead with %j, and empty its name",
    (ids) => {
      const set = (record: CrmRecord, values: Record<string, string>) => {
        const standard_fields = ids.map((id) => ({ id, value: values[id] }));
        return changeFields(record, { standard_fields, custom_fields: [] }, fields("lead"), { id: "me" }, NOW);
      };
      const nameless = CrmRecord.parse({ id: "a", kind: "lead", ...stamp });
      const name = { first_name: "미나", last_name: "김" };
      const named = set(nameless, name);
      expect(named).toMatchObject(name);
      expect(set(named, { first_name: "", last_name: "" })).toMatchObject({ first_name: "", last_name: "" });
    },
  );

  test("can empty a unique field", () => {
    expect(blankRecordWith(property(code.id, null), fields("lead"), NOW).custom).toEqual({});
  });

  test.each([
    ["lead", DEAL_FIELDS],
    ["deal", DEAL_FIELDS],
    ["lead-deal-combined", DEAL_FIELDS],
    ["company", ["url", "address"]],
    ["contact", ["phone", "tel", "fax", "role", "department", "email", "company"]],
  ] as const)("can change these fields of a %s", (entity: ListEntityId, expected: readonly string[]) => {
    const filled = entityWithAllFields(entity);
    const editable = fieldsOf(filled, NO_FIELDS("lead"), "ko").filter((field) => isBulkEditable(filled, field));
    expect(editable.map(({ id }) => id)).toEqual(expected);
  });

  test("can empty every field that it can change, except the title", () => {
    const lead = CrmRecord.parse({ id: "a", kind: "lead", deal_name: "A", first_name: "나래", ...stamp });
    const empty = property("name", { first_name: "", last_name: "" });
    expect(changeFields(lead, empty, fields("lead"), { id: "me" }, NOW).first_name).toBe("");
    expect(() => changeFields(lead, property("deal_name", ""), fields("lead"), { id: "me" }, NOW)).toThrow();
  });
});

describe("a bulk action on deals", () => {
  const pipeline = defaultPipeline("ko", NOW);
  const lead = CrmRecord.parse({ id: "a", kind: "lead", ...stamp });
  const deal = { ...lead, record_type_id: pipeline.id, stage_id: "default-won" };
  const decide = (action: object) =>
    decideBulk(RecordAction.parse(action), pipeline, { fields: fields("lead"), editor: { id: "me" }, now: NOW });
  const place = { record_type_id: pipeline.id };

  test("converts leads, and refuses records that are already deals", () => {
    expect(decide({ action: "convert", ...place })(lead)?.after).toMatchObject({ ...place, stage_id: "default-new" });
    expect(() => decide({ action: "convert", ...place })(deal)).toThrow(/already a deal/);
  });

  test("moves deals, keeps the stage if none is given, and refuses leads", () => {
    expect(decide({ action: "move", ...place, stage_id: "default-lost" })(deal)?.after).toMatchObject({
      stage_id: "default-lost",
    });
    expect(decide({ action: "move", ...place })(deal)).toBeUndefined();
    expect(() => decide({ action: "move", ...place })(lead)).toThrow(/not a deal/);
  });

  test("fills in a field that the stage requires, only where it is empty", () => {
    const asking = {
      ...pipeline,
      statuses: pipeline.statuses.map((status) => ({
        ...status,
        stages: status.stages.map((stage) => ({ ...stage, required_fields: ["close_date", "email"] })),
      })),
    };
    const into = (fill: object) => ({ action: "convert", ...place, stage_id: "default-won", fill });
    const values = { close_date: "2026-12-31", email: "new@b.kr", phone_number: "01012345678" };
    const editing = { fields: fields("lead"), editor: { id: "me" }, now: NOW };
    const run = (fill: object, from: CrmRecord) => decideBulk(RecordAction.parse(into(fill)), asking, editing)(from);
    expect(run({ standard_fields: values }, { ...lead, email: "old@b.kr" })?.after).toMatchObject({
      stage_id: "default-won",
      close_date: "2026-12-31",
      email: "old@b.kr",
      phone_number: lead.phone_number,
    });
    expect(() => run({ standard_fields: { email: "new@b.kr" } }, lead)).toThrow();
  });

  test("fills in a field that the team requires of deals when leads are converted", () => {
    const standard = ["contract_amount", "email"].map((field_id) => ({
      ...{ kind: "lead" as const, field_id, required: true, version: 1 },
    }));
    const editing = { fields: { ...fields("lead"), standard }, editor: { id: "me" }, now: NOW };
    const run = (action: object, from: CrmRecord) =>
      decideBulk(RecordAction.parse({ ...place, ...action }), pipeline, editing)(from)?.after;
    const known = { ...lead, email: "old@b.kr" };
    expect(() => run({ action: "convert" }, known)).toThrow(/amount/i);
    const fill = { standard_fields: { contract_amount: 5, email: "new@b.kr" } };
    expect(run({ action: "convert", fill }, known)).toMatchObject({ contract_amount: 5, email: "old@b.kr" });
    expect(run({ action: "move", stage_id: "default-new" }, deal)).toMatchObject({ contract_amount: null });
  });

  test("turns deals back into leads", () => {
    expect(decide({ action: "deallocate" })(deal)?.after).toMatchObject({ record_type_id: null, stage_id: null });
    expect(() => decide({ action: "deallocate" })(lead)).toThrow(/not a deal/);
  });

  test("refuses each record if the deal type has been deleted", () => {
    const gone = decideBulk({ action: "convert", ...place }, undefined, {
      fields: fields("lead"),
      editor: { id: "me" },
      now: NOW,
    });
    expect(() => gone(lead)).toThrow(/deal type/);
  });
});

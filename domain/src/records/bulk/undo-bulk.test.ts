import { describe, expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { defaultPipeline, stagesOf } from "../pipeline/pipeline";
import { CrmRecord } from "../record/record";
import { bulkUndoOf, MAX_UNDO_LENGTH, undoBulk } from "./undo-bulk";

const THEN = "2026-03-02T09:00:00.000Z";
const NOW = "2026-03-02T10:00:00.000Z";
const pipeline = { ...defaultPipeline("en", "pl_sales"), id: "pl_sales" };
const [first, second] = stagesOf(pipeline).map(({ id }) => id);
const undoing = {
  fields: NO_FIELDS("lead"),
  pipelines: new Map([[pipeline.id, pipeline]]),
  editor: { id: "kim" },
  now: NOW,
};

const lead = (values: object = {}) =>
  CrmRecord.parse({
    id: "lead_1",
    kind: "lead",
    created_at: THEN,
    created_by: "lee",
    updated_at: THEN,
    updated_by: "lee",
    ...values,
  });
const undoOf = (before: CrmRecord, after: CrmRecord) => {
  const undo = bulkUndoOf(before, after);
  if (!undo) throw new Error("There is nothing to undo with.");
  return undo;
};

describe("undoing a bulk change", () => {
  const before = lead({ incoming_source: "", email: "old@customer.example" });
  const after = { ...before, incoming_source: "전시회", email: "new@customer.example", updated_at: NOW };
  const undo = undoOf(before, after);

  test("restores what nobody has changed since, and leaves the rest", () => {
    expect(undoBulk(after, undo, undoing).after).toMatchObject({
      incoming_source: "",
      email: "old@customer.example",
      updated_by: "kim",
    });
    const changed = { ...after, email: "theirs@customer.example", role: "CEO" };
    expect(undoBulk(changed, undo, undoing)).toMatchObject({
      type: "lead.changed",
      after: { incoming_source: "", email: "theirs@customer.example", role: "CEO" },
    });
  });

  test("a second time finds nothing to do", () => {
    const { after: undone } = undoBulk(after, undo, undoing);
    expect(() => undoBulk(undone ?? before, undo, undoing)).toThrow("edited since");
  });

  test("keeps the value of a field that was deleted in the meantime", () => {
    const custom = undoOf(lead({ custom: { cf_gone: "a" } }), lead({ custom: { cf_gone: "b" } }));
    expect(() => undoBulk(lead({ custom: { cf_gone: "b" } }), custom, undoing)).toThrow("edited since");
  });

  test("is not stored if it is too long, nor for a deletion", () => {
    expect(bulkUndoOf(before, { ...after, address: "x".repeat(MAX_UNDO_LENGTH) })).toBeUndefined();
    expect(bulkUndoOf(before, null)).toBeUndefined();
  });
});

describe("undoing a bulk conversion or move", () => {
  const at = (stage_id: string | undefined) => ({
    record_type_id: pipeline.id,
    stage_id,
    deal_converted_at: THEN,
    pipeline_added_at: THEN,
    stage_entered_at: THEN,
  });

  test("makes leads of deals, and moves deals back to their stage", () => {
    const converted = undoOf(lead(), lead(at(first)));
    expect(undoBulk(lead(at(first)), converted, undoing)).toMatchObject({
      type: "deal.deallocated",
      after: { record_type_id: null, stage_id: null, deal_converted_at: null },
    });
    const moved = undoOf(lead(at(first)), lead(at(second)));
    expect(undoBulk(lead(at(second)), moved, undoing)).toMatchObject({
      type: "deal.moved",
      after: { stage_id: first, stage_entered_at: NOW },
    });
  });

  test("refuses a deal that was moved since, or whose stage is gone", () => {
    const moved = undoOf(lead(at(first)), lead(at(second)));
    expect(() => undoBulk(lead(at("st_other")), moved, undoing)).toThrow("edited since");
    expect(() => undoBulk(lead(at(second)), moved, { ...undoing, pipelines: new Map() })).toThrow();
  });
});

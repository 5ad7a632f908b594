import { describe, expect, test } from "vitest";
import { CrmRecord } from "./record";
import { viewOf } from "./record-view";
import { assertSeen } from "./shown-value";

const NOW = "2026-11-22T00:00:00.000Z";
const NOTHING = { records: new Map(), pipelines: new Map() };
const company = { id: "c1", kind: "company" as const, entity_type: "company", label: "두레", nice_id: "C-1" };

const lead = viewOf(
  CrmRecord.parse({
    ...{ id: "r", kind: "lead", deal_name: "도입 상담", first_name: "나래", last_name: "김", email: "a@b.example" },
    ...{ created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u" },
    custom: { tags: ["a", "b"], partner: { id: "c1", entity_type: "company" } },
  }),
  NOTHING,
);

describe("a change of a field", () => {
  test.each([
    ["a text", "email", "a@b.example"],
    ["an empty text", "incoming_source", null],
    ["no phone number", "phone_number", null],
    ["a phone number without digits", "phone_number", { dial_code: "+82", value: "" }],
    ["a name", "name", { first_name: "나래", last_name: "김" }],
    ["options", "tags", ["a", "b"]],
    ["a reference under an older label", "partner", company],
    ["a custom value never filled in", "unknown", null],
  ])("from %s that is still current is accepted", (_, fieldId, seen) =>
    expect(() => assertSeen(lead, fieldId, seen)).not.toThrow(),
  );

  test("without the previous value is accepted", () =>
    expect(() => assertSeen(lead, "email", undefined)).not.toThrow());

  test.each([
    ["a text", "email", "old@b.example", "a@b.example"],
    ["nothing", "email", null, "a@b.example"],
    ["options in another order", "tags", ["b", "a"], ["a", "b"]],
    ["another reference", "company", company, null],
  ])("from %s that is outdated is refused with the current value", (_, fieldId, seen, current) =>
    expect(() => assertSeen(lead, fieldId, seen)).toThrow(
      expect.objectContaining({ code: "CONFLICT", reason: "value.changed", details: { current } }),
    ),
  );
});

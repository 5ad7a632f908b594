import { describe, expect, test } from "vitest";
import { type CustomField, NO_FIELDS } from "../field/custom-field";
import { MAX_TEXT_LENGTH } from "../field/field";
import { duplicateRecord } from "./duplicate-record";
import type { RecordKind } from "./entity";
import { CrmRecord } from "./record";
import { labelOf } from "./record-label";

const THEN = "2026-03-01T00:00:00.000Z";
const NOW = "2026-04-01T00:00:00.000Z";
const making = { id: "copy", editor: { id: "me" }, now: NOW };
const field = (id: string, unique: boolean) => ({ id, attributes: { unique } }) as CustomField;
const fieldsOf = (kind: RecordKind) => ({
  ...NO_FIELDS(kind),
  custom: [field("cf_own", true), field("cf_shared", false)],
});

const record = (values: Partial<CrmRecord>) =>
  CrmRecord.parse({
    id: "one",
    kind: "lead",
    created_at: THEN,
    created_by: "a",
    updated_at: THEN,
    updated_by: "a",
    ...values,
  });
const copy = (values: Partial<CrmRecord>, locale: "ko" | "en" = "ko") => {
  const original = record(values);
  return duplicateRecord(original, fieldsOf(original.kind), making, locale);
};

describe("a copy", () => {
  test("has the values of the record, except those that must be unique", () => {
    const custom = { cf_own: "1", cf_shared: "2" };
    const made = copy({ deal_name: "상담", email: "a@b.example", company_id: "c", visitor_id: "v", custom });
    expect(made).toMatchObject({
      id: "copy",
      deal_name: "상담 (사본)",
      email: "a@b.example",
      company_id: "c",
      visitor_id: null,
      custom: { cf_shared: "2" },
      created_at: NOW,
      created_by: "me",
      updated_at: NOW,
      deal_converted_at: null,
    });
  });

  test("of a deal entered its pipeline at the time of the copy", () => {
    const deal = { record_type_id: "p", stage_id: "s", deal_converted_at: THEN, first_meeting_at: THEN };
    expect(copy(deal)).toMatchObject({
      record_type_id: "p",
      stage_id: "s",
      deal_converted_at: NOW,
      pipeline_added_at: NOW,
      stage_entered_at: NOW,
      first_meeting_at: null,
    });
  });

  test.each([
    [{ kind: "lead", deal_name: "Visit" }, "en", "Visit (copy)"],
    [{ kind: "contact", first_name: "나래", last_name: "김" }, "ko", "김나래 (사본)"],
    [{ kind: "contact", first_name: "Ada", last_name: "Whitlock" }, "en", "Ada Whitlock (copy)"],
    [{ kind: "contact", last_name: "김" }, "ko", "김 (사본)"],
    [{ kind: "contact", first_name: "Ada", last_name: "" }, "en", "Ada (copy)"],
  ] as const)("of %o has the right name in %s", (values, locale, label) => {
    expect(labelOf(copy(values, locale))).toBe(label);
  });

  test("has a name within the length limit", () => {
    expect(copy({ deal_name: "가".repeat(MAX_TEXT_LENGTH) }).deal_name).toHaveLength(MAX_TEXT_LENGTH);
  });
});

test("a company is not copied", () => {
  expect(() => copy({ kind: "company", name: "두레" })).toThrow("Company cannot be duplicated");
});

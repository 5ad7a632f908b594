import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { CrmRecord } from "../record/record";
import { mergeRecords, type Overrides } from "./merge-records";

const NOW = "2026-10-02T00:00:00.000Z";
const at = (day: number) => `2026-09-${String(day).padStart(2, "0")}T00:00:00.000Z`;

const record = (id: string, day: number, values: Partial<CrmRecord> = {}): CrmRecord =>
  CrmRecord.parse({
    id,
    kind: "lead",
    deal_name: id,
    created_at: at(1),
    created_by: "maker",
    updated_at: at(day),
    updated_by: "maker",
    ...values,
  });

const merge = (target: CrmRecord, sources: CrmRecord[], overrides: Overrides = {}) =>
  mergeRecords(target, sources, { overrides, fields: NO_FIELDS(target.kind), editor: { id: "me" }, now: NOW });

describe("a merge, field by field", () => {
  test("takes a value from the latest updated record that has one", () => {
    const merged = merge(record("a", 1, { email: "a@x.kr", contract_amount: 5 }), [
      record("b", 3, { email: "b@x.kr" }),
      record("c", 2, { email: "c@x.kr", incoming_source: "웨비나", contract_amount: 0 }),
    ]);
    expect(merged).toMatchObject({
      id: "a",
      deal_name: "b",
      email: "b@x.kr",
      incoming_source: "웨비나",
      contract_amount: 0,
      updated_at: NOW,
      updated_by: "me",
      created_by: "maker",
    });
  });

  test("takes both parts of a person's name from the same record", () => {
    const merged = merge(record("a", 1, { first_name: "길동", last_name: "홍" }), [
      record("b", 2, { first_name: "춘향" }),
    ]);
    expect(merged).toMatchObject({ first_name: "춘향", last_name: "" });
  });

  test("takes a chosen value instead: another record's, a new one, or none", () => {
    const [a, b] = [
      record("a", 1, { email: "a@x.kr" }),
      record("b", 2, { email: "b@x.kr", incoming_source: "전시회" }),
    ];
    expect(merge(a, [b], { email: { record_id: "a" }, deal_name: { value: "새 이름" } })).toMatchObject({
      email: "a@x.kr",
      deal_name: "새 이름",
    });
    expect(merge(a, [b], { incoming_source: { record_id: "a" } }).incoming_source).toBe("");
  });

  test("takes custom values, too, without references to the merged records", () => {
    const reference = (id: string) => ({ id, entity_type: "company" });
    const company = (id: string, day: number, custom: CrmRecord["custom"]) =>
      record(id, day, { kind: "company", name: id, custom });
    const merged = merge(company("a", 1, { cf_parent: reference("holding"), cf_x: "낡은" }), [
      company("b", 2, { cf_parent: reference("a"), cf_x: "새로운" }),
    ]);
    expect(merged.custom).toEqual({ cf_parent: reference("holding"), cf_x: "새로운" });
  });
});

describe("a merge by the product's rules", () => {
  const place = { record_type_id: "type", stage_id: "stage", deal_converted_at: at(1), pipeline_added_at: at(1) };

  test("keeps a deal at its stage, whatever is merged into it", () => {
    expect(
      merge(record("a", 1, place), [record("b", 2), record("c", 3, { ...place, stage_id: "other" })]),
    ).toMatchObject(place);
  });

  test("can't merge a deal into a lead", () => {
    expect(() => merge(record("a", 1), [record("b", 2, place)])).toThrow(/can't be merged into a lead/);
  });

  test("keeps the earliest meeting and every opt-out", () => {
    const sources = [record("b", 3, { first_meeting_at: at(4), subscribe_status: "unsubscribed" }), record("c", 4)];
    expect(merge(record("a", 1, { first_meeting_at: at(9) }), sources)).toMatchObject({
      first_meeting_at: at(4),
      subscribe_status: "unsubscribed",
    });
  });
});

describe("a merge refuses", () => {
  test.each([
    ["a value of a record that isn't merged", { email: { record_id: "z" } }, /one of the merged/],
    ["a field that does not exist", { nowhere: { record_id: "b" } }, /does not exist/],
    ["a field that nobody edits", { created_at: { record_id: "b" } }, /does not exist/],
    ["a value that is none", { email: { value: "no address" } }, /valid email/],
    ["to take the name away", { deal_name: { value: "" } }, /Required/],
  ])("%s", (_, overrides, message) => {
    expect(() => merge(record("a", 1), [record("b", 2)], overrides as Overrides)).toThrow(message);
  });
});

test("property: no field becomes empty if one of the records has a value, and the order does not matter", () => {
  const anyRecord = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    email: fc.constantFrom("", "x@x.kr", "y@y.kr"),
    incoming_source: fc.constantFrom("", "전시회"),
    close_date: fc.constantFrom(null, "2026-10-10"),
    custom: fc.dictionary(fc.constantFrom("cf_a", "cf_b", "cf_c"), fc.integer()),
  });
  const days = (records: { day: number }[]) => new Set(records.map(({ day }) => day)).size === records.length;
  fc.assert(
    fc.property(fc.array(anyRecord, { minLength: 2, maxLength: 20 }).filter(days), (many) => {
      const [target, ...sources] = many.map(({ day, ...values }, index) => record(`r${index}`, day, values));
      if (!target) return;
      const merged = merge(target, sources);
      expect(merge(target, sources.toReversed())).toEqual(merged);
      for (const field of ["email", "incoming_source", "close_date"] as const)
        expect(Boolean(merged[field])).toBe([target, ...sources].some((one) => Boolean(one[field])));
      const known = new Set([target, ...sources].flatMap(({ custom }) => Object.keys(custom)));
      expect(new Set(Object.keys(merged.custom))).toEqual(known);
    }),
  );
});

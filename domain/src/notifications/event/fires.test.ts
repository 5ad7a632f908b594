import { expect, test } from "vitest";
import { CustomField } from "../../records/field/custom-field";
import { catalogOf } from "../../records/filter/filter-field";
import { defaultPipeline } from "../../records/pipeline/pipeline";
import { CrmRecord } from "../../records/record/record";
import { Trigger } from "../setting/setting";
import { isFiredBy, namesTarget, typesFiredBy } from "./fires";

const AT = "2026-11-24T00:00:00.000Z";
const by = { created_at: AT, created_by: "a", updated_at: AT, updated_by: "a" };
const deal = (changes: Partial<CrmRecord> = {}) =>
  CrmRecord.parse({ id: "r", kind: "lead", record_type_id: "t", stage_id: "s1", deal_name: "딜", ...by, ...changes });
const trigger = (type: Trigger["type"], id = "", value = "", record_type_id: string | null = null) =>
  Trigger.parse({ type, value, target: { entity_type: "deal", record_type_id, id } });
const OPTIONS = [
  { label: "서울", value: "o1" },
  { label: "부산", value: "o2" },
];
const custom = (id: string, type: "select" | "multi-select" | "checkbox") =>
  CustomField.parse({
    ...{ id, type, kind: "lead", label: id, order: 0, version: 1, ...by },
    ...(type !== "checkbox" && { attributes: { options: OPTIONS } }),
  });
const CITY = "cf_0000000000000001";
const CITIES = "cf_0000000000000002";
const BOX = "cf_0000000000000003";
const PIPELINE = defaultPipeline("ko", AT);
const catalog = catalogOf(
  [custom(CITY, "select"), custom(CITIES, "multi-select"), custom(BOX, "checkbox")],
  [PIPELINE],
);
const fired = (asked: Trigger, before: CrmRecord | null, after: CrmRecord) =>
  isFiredBy(asked, { before, after }, catalog);

test("a new record fires its creation, its stage and its assignment", () => {
  expect(typesFiredBy({ before: null, after: deal({ assignee: "m" }) })).toEqual([
    "record_created",
    "record_assigned",
    "stage_changed",
  ]);
  expect(fired(trigger("record_created"), null, deal())).toBe(true);
  expect(fired(trigger("record_created", "", "", "other"), null, deal())).toBe(false);
  expect(fired(trigger("record_created"), null, deal({ record_type_id: null, stage_id: null }))).toBe(false);
});

test("a deal that enters a stage fires triggers for that stage and for any stage", () => {
  expect(fired(trigger("stage_changed", "stage:s2"), deal(), deal({ stage_id: "s2" }))).toBe(true);
  expect(fired(trigger("stage_changed"), deal(), deal({ stage_id: "s2" }))).toBe(true);
  expect(fired(trigger("stage_changed", "stage:s1"), deal(), deal({ stage_id: "s2" }))).toBe(false);
  expect(fired(trigger("stage_changed"), deal(), deal({ deal_name: "새 이름" }))).toBe(false);
});

test("an assignment fires, a removal does not", () => {
  expect(fired(trigger("record_assigned"), deal(), deal({ assignee: "m" }))).toBe(true);
  expect(fired(trigger("record_assigned"), deal({ assignee: "m" }), deal())).toBe(false);
});

test.each([
  ["field:contract_amount", "5000", { contract_amount: 5000 }, true],
  ["field:contract_amount", "", { contract_amount: 1 }, true],
  ["field:contract_amount", "5000", { contract_amount: 4000 }, false],
  ["field:incoming_source", "전시회 ", { incoming_source: "전시회" }, true],
  ["field:phone_number", "010-1234-5678", { phone_number: { dial_code: "+82", value: "1012345678" } }, true],
  ["field:phone_number", "010-1234-5678", { phone_number: { dial_code: "+82", value: "1012345679" } }, false],
  ["field:contract_amount", "5,000", { contract_amount: 5000 }, true],
  [`field:${CITY}`, "o1", { custom: { [CITY]: "o1" } }, true],
  [`field:${CITY}`, "서울", { custom: { [CITY]: "o1" } }, true],
  [`field:${CITY}`, "서울", { custom: { [CITY]: "o2" } }, false],
  [`field:${CITIES}`, "부산", { custom: { [CITIES]: ["o1", "o2"] } }, true],
  [`field:${CITIES}`, "o2", { custom: { [CITIES]: ["o1"] } }, false],
  [`field:${BOX}`, "true", { custom: { [BOX]: true } }, true],
  ["field:stage", "default-won", { stage_id: "default-won" }, true],
  ["field:stage", "성공", { stage_id: "default-won" }, true],
  ["field:assignee", "m", { assignee: "m" }, true],
  ["field:incoming_source", "", { deal_name: "새 이름" }, false],
  ["field:gone", "", { deal_name: "새 이름" }, false],
] as const)("a trigger on %s to %j fires for %o: %s", (id, value, change, expected) => {
  expect(fired(trigger("field_changed", id, value), deal(), deal(change))).toBe(expected);
});

test("a trigger without a form fires for every form", () => {
  expect(namesTarget(trigger("form_submitted"), "f")).toBe(true);
  expect(namesTarget(trigger("form_submitted", "form:g"), "f")).toBe(false);
});

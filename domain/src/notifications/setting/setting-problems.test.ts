import { expect, test } from "vitest";
import type { z } from "zod";
import { CustomField } from "../../records/field/custom-field";
import { catalogOf } from "../../records/filter/filter-field";
import { NotificationSetting, type Trigger } from "./setting";
import { settingProblems } from "./setting-problems";

const AT = "2026-11-29T00:00:00.000Z";
const CITY = "cf_0000000000000001";
const city = CustomField.parse({
  ...{ id: CITY, type: "select", kind: "lead", label: "도시", order: 0, version: 1 },
  ...{ created_at: AT, created_by: "a", updated_at: AT, updated_by: "a" },
  attributes: { options: [{ label: "서울", value: "o1" }] },
});
const problemsOf = (trigger: z.input<typeof Trigger>) =>
  settingProblems(
    NotificationSetting.parse({
      ...{ id: "n", title: "알림", is_active: false, trigger },
      action: { type: "in_app", channel: "assignee" },
      ...{ created_by: "a", created_at: AT, updated_by: "a", updated_at: AT },
    }),
    { catalog: catalogOf([city], []), isConnected: true },
  );

test.each([
  [CITY, "o1", []],
  [CITY, "서울", []],
  [CITY, "", []],
  [CITY, "대구", ["value"]],
  ["contract_amount", "5,000", []],
  ["contract_amount", "많이", ["value"]],
  ["incoming_source", "전시회", []],
  ["stage", "gone", ["value"]],
  ["journey_last_seen", "", ["field_deleted"]],
])("a notification that waits for %s to become %j has the problems %j", (fieldId, value, expected) => {
  const trigger = { type: "field_changed" as const, value, target: { id: `field:${fieldId}` } };
  expect(problemsOf(trigger)).toEqual(expected);
});

test.each([
  ["record_created", "deal", []],
  ["record_created", "contact", ["channel"]],
  ["meeting_booked", "contact", []],
] as const)("a %s notification of a %s to the assignee has the problems %j", (type, entity_type, expected) => {
  expect(problemsOf({ type, target: { entity_type } })).toEqual(expected);
});

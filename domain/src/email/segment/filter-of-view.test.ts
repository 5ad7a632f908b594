import { expect, test } from "vitest";
import type { Filter } from "../../records/filter/filter";
import { filterOfView } from "./filter-of-view";

const named = { identifier: "name", condition: "is" as const, value: "김두레" };
const called = { identifier: "deal_name", condition: "isEmpty" as const };
const either: Filter = { operator: "OR", conditions: [named, called] };
const isLead = { identifier: "entity_type", condition: "is", value: "lead" };

test("a view of leads finds leads only, whatever its filter", () => {
  expect(filterOfView({ entity: "lead", dealType: "", filter: null })).toEqual({
    operator: "AND",
    conditions: [isLead],
  });
  expect(filterOfView({ entity: "lead", dealType: "", filter: { operator: "AND", conditions: [named] } })).toEqual({
    operator: "AND",
    conditions: [isLead, named],
  });
  expect(filterOfView({ entity: "lead", dealType: "", filter: either })).toEqual({
    operator: "AND",
    conditions: [isLead, either],
  });
});

test("a view of a deal type finds deals of that type only", () => {
  expect(filterOfView({ entity: "deal", dealType: "sales", filter: either })).toEqual({
    operator: "AND",
    conditions: [{ identifier: "deal_record_type", condition: "is", value: "sales" }, either],
  });
});

test("a view of leads and deals keeps its filter, and matches every record without conditions", () => {
  expect(filterOfView({ entity: "lead-deal-combined", dealType: "", filter: either })).toEqual(either);
  const everybody = { operator: "AND", conditions: [] };
  expect(filterOfView({ entity: "lead-deal-combined", dealType: "", filter: null })).toEqual(everybody);
  const empty: Filter = { operator: "OR", conditions: [] };
  expect(filterOfView({ entity: "lead-deal-combined", dealType: "", filter: empty })).toEqual(everybody);
});

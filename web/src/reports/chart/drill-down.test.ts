import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { ChartGroup } from "@dure/domain/reports/simulation/simulation";
import { expect, test } from "vitest";
import { readFilter } from "../../records/filter/filter-address";
import { groupConditions, listAddress } from "./drill-down";

const field = (identifier: string, type: ListedField["type"]) => ({ identifier, type }) as ListedField;
const group = (changes: Partial<ChartGroup>): ChartGroup => ({
  ...{ key: "k", label: "K", from: null, to: null, blank: false, running: false },
  ...changes,
});
const SEOUL = "Asia/Seoul";

test.each([
  ["select", group({ key: "hot" }), { condition: "anyIn", value: ["hot"] }],
  ["text", group({ key: "naver", label: "Naver" }), { condition: "is", value: "Naver" }],
  ["checkbox", group({ key: "false" }), { condition: "is", value: false }],
  ["user", group({ key: null, blank: true }), { condition: "isEmpty" }],
  [
    "date",
    group({ key: "2026-02", from: "2026-02-01", to: "2026-03-01" }),
    { condition: "between", value: { start: "2026-02-01", end: "2026-02-28" } },
  ],
  [
    "date-time",
    group({ key: "d", from: "2025-12-31T15:00:00.000Z", to: "2026-01-31T15:00:00.000Z" }),
    { condition: "between", value: { start: "2026-01-01", end: "2026-01-31" } },
  ],
] as const)("a group of %s leads to its records", (type, one, expected) => {
  expect(groupConditions(field("f", type), one, SEOUL)).toEqual([{ identifier: "f", ...expected }]);
});

test("the list has the report's filter, the dashboard's and the groups'", () => {
  const setting = GeneralSetting.parse({
    ...{ entity_type: "lead", chart_type: "column" },
    filter: { operator: "OR", conditions: [{ identifier: "email", condition: "isEmpty" }] },
    group_by: [{ identifier: "assignee" }, { identifier: "incoming_source" }],
  });
  const fields = new Map(
    [field("assignee", "user"), field("incoming_source", "text")].map((one) => [one.identifier, one]),
  );
  const filter = DashboardFilter.parse({ period: { date_option: "THIS_MONTH" } });
  const address = listAddress({ setting, filter, fields, timeZone: SEOUL }, [
    group({ key: "kim" }),
    group({ key: "naver", label: "Naver" }),
  ]);
  const [path, query] = address.split("?");
  expect(path).toBe("/leads");
  expect(readFilter(new URLSearchParams(query).get("filter"))).toEqual({
    operator: "AND",
    conditions: [
      { operator: "OR", conditions: [{ identifier: "email", condition: "isEmpty" }] },
      { identifier: "created_at", condition: "is", value: "THIS_MONTH" },
      { identifier: "assignee", condition: "anyIn", value: ["kim"] },
      { identifier: "incoming_source", condition: "is", value: "Naver" },
    ],
  });
});

test("without any filter the list shows everything", () => {
  const address = listAddress(
    { setting: GeneralSetting.parse({}), filter: DashboardFilter.parse({}), fields: new Map(), timeZone: SEOUL },
    [],
  );
  expect(address).toBe(`/deals?${new URLSearchParams({ filter: "[]" })}`);
});

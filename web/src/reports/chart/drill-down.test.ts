import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { ChartGroup } from "@dure/domain/reports/simulation/simulation";
import { expect, test } from "vitest";
import { readFilter } from "../../records/filter/filter-param";
import { readDrillDown } from "../drill-down/drill-down-url";
import { conversionAddress, groupConditions, listAddress, stageAddress } from "./drill-down";

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
  const address = listAddress(
    { setting, filter, fields, timeZone: SEOUL },
    {
      groups: [group({ key: "kim" }), group({ key: "naver", label: "Naver" })],
    },
  );
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
    { groups: [] },
  );
  expect(address).toBe(`/deals?${new URLSearchParams({ filter: "[]" })}`);
});

const filterIn = (address: string | undefined) => readFilter(new URLSearchParams(address?.split("?")[1]).get("filter"));
const UNFILTERED = DashboardFilter.parse({});
const FIELDS = new Map([["close_date", field("close_date", "date")]]);
const MARCH = group({ key: "2026-03", from: "2026-03-01", to: "2026-04-01" });
const by = (more: object) =>
  GeneralSetting.parse({ chart_type: "column", group_by: [{ identifier: "close_date", value: "monthly" }], ...more });

test("a cumulative value leads to the records of earlier dates, too", () => {
  const drill = { setting: by({ cumulative: true }), filter: UNFILTERED, fields: FIELDS, timeZone: SEOUL };
  expect(filterIn(listAddress(drill, { groups: [MARCH] }))?.conditions).toEqual([
    { identifier: "close_date", condition: "exactlyOrEarlierThan", value: "2026-03-31" },
  ]);
});

test("a value of the period before leads to that period's records", () => {
  const setting = by({ compare: { identifier: "close_date", period: { date_option: "THIS_MONTH" } } });
  const span = { start: "2026-03-01", end: "2026-03-24" };
  const address = listAddress(
    { setting, filter: UNFILTERED, fields: FIELDS, timeZone: SEOUL },
    { groups: [MARCH], span },
  );
  expect(filterIn(address)?.conditions).toEqual([
    { identifier: "close_date", condition: "between", value: span },
    { identifier: "close_date", condition: "between", value: { start: "2026-03-01", end: "2026-03-31" } },
  ]);
});

test("a conversion by filters leads to both of its lists, and one between stages to the records behind it", () => {
  const one = (identifier: string) => ({
    operator: "AND" as const,
    conditions: [{ identifier, condition: "isEmpty" }],
  });
  const setting = ConversionSetting.parse({ nested_filter: { filter: one("email"), nested: one("stage") } });
  const conditionsOf = (part: "total" | "converted") =>
    filterIn(conversionAddress(setting, UNFILTERED, part))?.conditions.map(
      (found) => "identifier" in found && found.identifier,
    );
  expect(conditionsOf("total")).toEqual(["email"]);
  expect(conditionsOf("converted")).toEqual(["email", "stage"]);
  const moves = ConversionSetting.parse({ mode: "funnel", stages: { record_type_id: "t" } });
  expect(conversionAddress(moves, UNFILTERED, "total")).toMatch(/^\/reports\/records\?/);
  const stage = new URLSearchParams(stageAddress(moves, UNFILTERED, "won")?.split("?")[1]);
  expect(readDrillDown(stage)).toMatchObject({
    content: { setting: { mode: "cohort", stages: { to_stage_id: "won" } } },
    part: "converted",
  });
});

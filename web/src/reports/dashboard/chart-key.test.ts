import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { expect, test } from "vitest";
import { distinctCharts } from "./chart-key";

test("a duplicated report is not calculated twice", () => {
  const report = { type: "general" as const, setting: GeneralSetting.parse({}) };
  const other = {
    type: "general" as const,
    setting: GeneralSetting.parse({ chart_type: "bar", group_by: [{ identifier: "stage", value: null }] }),
  };
  expect(distinctCharts([report, structuredClone(report), other], DashboardFilter.parse({}))).toEqual([report, other]);
});

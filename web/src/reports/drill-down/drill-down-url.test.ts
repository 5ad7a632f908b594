import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { expect, test } from "vitest";
import { drillDownUrl, readDrillDown } from "./drill-down-url";

const paramsOf = (address: string) => new URLSearchParams(address.split("?")[1]);

test("an address leads to the records behind a value", () => {
  const setting = GeneralSetting.parse({ entity_type: "meeting" });
  const filter = DashboardFilter.parse({ owner_ids: ["mina"] });
  const behind = { content: { type: "general", setting }, filter, part: "converted" } as const;
  expect(readDrillDown(paramsOf(drillDownUrl(behind)))).toEqual(behind);
});

test("an invalid address has no records", () => {
  for (const of of [
    "",
    "content={",
    `content=${encodeURIComponent('{"type":"general","setting":{"entity_type":"x"}}')}`,
  ])
    expect(readDrillDown(new URLSearchParams(of))).toBeUndefined();
});

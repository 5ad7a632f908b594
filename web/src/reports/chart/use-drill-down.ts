import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import type { ChartGroup } from "@dure/domain/reports/simulation/simulation";
import { use } from "react";
import { useListedFields } from "../../records/filter/listed-fields";
import { TimeZoneContext } from "../../ui/use-format";
import { listAddress } from "./drill-down";

/** Finds the list of the records behind some groups of a chart. */
export function useDrillDown(setting: GeneralSetting, filter: DashboardFilter) {
  const timeZone = use(TimeZoneContext);
  const { data } = useListedFields(setting.entity_type, "");
  const fields = data?.byId ?? new Map();
  return (groups: readonly (ChartGroup | undefined)[]) => listAddress({ setting, filter, fields, timeZone }, groups);
}

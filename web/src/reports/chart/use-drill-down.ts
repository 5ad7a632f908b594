import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { use } from "react";
import { TimeZoneContext } from "../../ui/use-format";
import { useSourceFields } from "../report/use-source-fields";
import type { Cell } from "./chart-series";
import { listAddress } from "./drill-down";

/** Finds the list of the records behind a value of a chart. */
export function useDrillDown(setting: GeneralSetting, filter: DashboardFilter) {
  const timeZone = use(TimeZoneContext);
  const fields = useSourceFields(setting.entity_type).data?.byId ?? new Map();
  return (cell: Cell) => listAddress({ setting, filter, fields, timeZone }, cell);
}

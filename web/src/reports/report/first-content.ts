import type { Report, ReportContent, ReportType } from "@dure/domain/reports/dashboard/report";
import { ConversionSetting, defaultNestedFilter } from "@dure/domain/reports/setting/conversion-setting";
import { GeneralSetting } from "@dure/domain/reports/setting/general-setting";

/** The setting of a type that nothing has been chosen for. */
export function firstContent(type: ReportType, wonStageIds: readonly string[]): ReportContent {
  if (type === "general") return { type, setting: GeneralSetting.parse({}) };
  if (type === "form-lead-router") return { type, setting: { form_id: "", date_option: "ALL_TIME", date_range: null } };
  return { type, setting: ConversionSetting.parse({ nested_filter: defaultNestedFilter(wonStageIds) }) };
}

export const contentOf = ({ type, setting }: Report): ReportContent => ({ type, setting }) as ReportContent;

import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import { listedActivityFields } from "@dure/domain/records/activity/listed-activity-fields";
import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import { LOCALES } from "@dure/domain/shared/text";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ListedFields, useListedFields } from "../../records/filter/listed-fields";

/** The fields of what a report counts; undefined while those of records are read. */
export function useSourceFields(source: ReportSource): ListedFields | undefined {
  const { i18n } = useTranslation();
  const isActivity = isActivitySource(source);
  const { data } = useListedFields(isActivity ? "lead-deal-combined" : source, "");
  const activity = useMemo(() => {
    if (!isActivitySource(source)) return undefined;
    const all = listedActivityFields(source, LOCALES.find((one) => one === i18n.language) ?? "ko");
    return { all, byId: new Map(all.map((field) => [field.identifier, field])) };
  }, [source, i18n.language]);
  return activity ?? data;
}

import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import { listedActivityFields } from "@dure/domain/records/activity/listed-activity-fields";
import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import { LOCALES } from "@dure/domain/shared/text";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ListedFields, useListedFields } from "../../records/filter/listed-fields";

type SourceFields = { data: ListedFields | undefined; error: Error | null; refetch: () => unknown };

/** The fields of a report's source. The fields of records are fetched, those of activities are built in. */
export function useSourceFields(source: ReportSource): SourceFields {
  const { i18n } = useTranslation();
  const isActivity = isActivitySource(source);
  const { data, error, refetch } = useListedFields(isActivity ? "lead-deal-combined" : source, "");
  const activity = useMemo(() => {
    if (!isActivitySource(source)) return undefined;
    const all = listedActivityFields(source, LOCALES.find((one) => one === i18n.language) ?? "ko");
    return { all, byId: new Map(all.map((field) => [field.identifier, field])) };
  }, [source, i18n.language]);
  return { data: activity ?? data, error: activity ? null : error, refetch };
}

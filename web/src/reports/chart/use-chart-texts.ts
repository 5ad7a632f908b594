import type { GroupBy } from "@dure/domain/reports/setting/group-by";
import { dateLabel } from "@dure/domain/reports/simulation/date-label";
import type { ChartGroup } from "@dure/domain/reports/simulation/simulation";
import { LOCALES } from "@dure/domain/shared/text";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { TimeZoneContext } from "../../ui/use-format";
import type { ChartTexts } from "./chart-series";

/** The names of a chart's groups, by the fields that it groups by. */
export function useChartTexts(groupBy: readonly GroupBy[]): ChartTexts {
  const { t, i18n } = useTranslation("reports");
  const timeZone = use(TimeZoneContext);
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  return {
    value: t("chart.value"),
    previous: t("chart.previous"),
    labelOf: (group: ChartGroup, level: number) => {
      if (group.blank) return t("chart.blank");
      return dateLabel(group, groupBy[level]?.value ?? null, locale, timeZone) ?? group.label;
    },
  };
}

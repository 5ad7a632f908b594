import type { ChartError, ChartState } from "@dure/domain/reports/simulation/simulation";
import { ChartColumn, Lock, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";

type ChartMessageProps = { state: Exclude<ChartState, "ok">; error: ChartError | null };

/** Why a report has no chart (docs/product/reports.md#states). */
export function ChartMessage({ state, error }: ChartMessageProps) {
  const { t } = useTranslation("reports");
  if (state === "locked")
    return <EmptyState icon={Lock} title={t("chart.locked.title")} description={t("chart.locked.description")} />;
  if (state !== "error") return <EmptyState icon={ChartColumn} title={t(`chart.state.${state}`)} />;
  const { kind = "filter", name = null } = error ?? {};
  return (
    <EmptyState
      icon={TriangleAlert}
      title={t(`chart.error.${kind}`)}
      description={name === null ? undefined : t("chart.error.name", { name })}
    />
  );
}

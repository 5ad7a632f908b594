import type { ConversionSimulation, FunnelStage, RouterSimulation } from "@dure/domain/reports/simulation/simulation";
import { useTranslation } from "react-i18next";
import { percentOf } from "../percent-of";
import type { Step } from "./steps-chart";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

/** The steps of a funnel through stages: what part goes on, and how long deals stay. */
export function useFunnelSteps({ funnel }: ConversionSimulation): Step[] {
  const { t } = useTranslation("reports");
  const time = (seconds: number) => {
    const days = seconds / DAY_SECONDS;
    if (days >= 1) return t("chart.days", { count: Math.round(days * 10) / 10 });
    return t("chart.hours", { count: Math.round((seconds / HOUR_SECONDS) * 10) / 10 });
  };
  const notesOf = ({ from_previous, dropped, median_seconds, p90_seconds }: FunnelStage) => [
    ...(from_previous === null ? [] : [t("chart.fromPrevious", { percent: Math.round(from_previous * 1000) / 10 })]),
    ...(dropped > 0 ? [t("chart.dropped", { count: dropped })] : []),
    ...(median_seconds === null ? [] : [t("chart.median", { time: time(median_seconds) })]),
    ...(p90_seconds === null ? [] : [t("chart.p90", { time: time(p90_seconds) })]),
  ];
  return funnel.map((stage) => ({
    key: stage.stage_id,
    label: stage.label,
    value: stage.entered,
    notes: notesOf(stage),
  }));
}

/** The steps of a router's submissions, each with its part of the first one. */
export function useRouterSteps({ chart, groups }: RouterSimulation): Step[] {
  const { t } = useTranslation("reports");
  const values = new Map(chart.map(({ group1, value }) => [group1, value ?? 0]));
  const [first] = groups;
  const all = values.get(first?.key ?? null) ?? 0;
  return groups.map(({ key, label }, place) => {
    const value = values.get(key) ?? 0;
    const percent = place > 0 ? percentOf(value, all) : null;
    return {
      key: key ?? "",
      label,
      value,
      notes: percent === null ? [] : [t("chart.ofFirst", { percent })],
    };
  });
}

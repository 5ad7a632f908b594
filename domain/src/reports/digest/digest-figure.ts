import type { Locale } from "../../shared/text";
import type { Report } from "../dashboard/report";
import type { GroupBy } from "../setting/group-by";
import { isAdditive } from "../setting/metric";
import { abbreviateNumber } from "../simulation/abbreviate-number";
import { dateLabel } from "../simulation/date-label";
import type { ChartRow, ConversionSimulation, GeneralSimulation, Simulation } from "../simulation/simulation";
import { digestTexts } from "./digest-texts";

/** A report in a mail: one value, or a bar for each group. `share` is 0 to 1. */
export type DigestFigure = {
  title: string;
  value?: string;
  bars?: { label: string; value: string; share: number }[];
};

/** The most bars of a report: the first groups, or the latest dates. */
const MAX_BARS = 10;

type Shown = { locale: Locale; timeZone: string };

/** Converts a report's answer to its figure in a mail. */
export function digestFigure(report: Report, answer: Simulation, shown: Shown): DigestFigure {
  const { title } = report;
  if (answer.state !== "ok") return { title, value: digestTexts.states[answer.state][shown.locale] };
  if ("rate" in answer) return { title, ...conversionFigure(answer) };
  if (!("total" in answer)) {
    const values = new Map(answer.chart.map(({ group1, value }) => [group1 ?? "", value ?? 0]));
    return {
      title,
      bars: barsOf(
        answer.groups.map(({ key, label }) => [label, values.get(key ?? "") ?? 0]),
        String,
      ),
    };
  }
  return report.type === "general" ? { title, ...generalFigure(answer, report.setting, shown) } : { title };
}

function conversionFigure({ rate, chart, funnel }: ConversionSimulation): Omit<DigestFigure, "title"> {
  if (funnel.length > 0)
    return {
      bars: barsOf(
        funnel.map(({ label, entered }) => [label, entered]),
        String,
      ),
    };
  const [total = 0, converted = 0] = chart;
  return { value: `${rate === null ? "–" : `${Math.round(rate * 1000) / 10}%`} (${converted} / ${total})` };
}

type Asked = { group_by: GroupBy[]; metric: Parameters<typeof isAdditive>[0] };

function generalFigure(
  { total, chart, groups, series, currency, percent }: GeneralSimulation,
  { group_by, metric }: Asked,
  { locale, timeZone }: Shown,
): Omit<DigestFigure, "title"> {
  const written = (value: number) => `${abbreviateNumber(value, locale, currency)}${percent ? "%" : ""}`;
  // Averages over pairs of groups can't be added up to averages of the first group.
  const isOneLevel = series.length === 0 || isAdditive(metric);
  if (groups.length === 0 || !isOneLevel) return { value: total === null ? "–" : written(total) };
  const values = sumsOf(chart);
  const isDated = groups.some(({ from }) => from !== null);
  const shownGroups = isDated ? groups.slice(-MAX_BARS) : groups.slice(0, MAX_BARS);
  const labelled = shownGroups.map((group): [string, number] => [
    group.blank
      ? digestTexts.blank[locale]
      : (dateLabel(group, group_by[0]?.value ?? null, locale, timeZone) ?? group.label),
    values.get(group.key ?? null) ?? 0,
  ]);
  return { bars: barsOf(labelled, written) };
}

/** The sum of each first group over its second ones. */
function sumsOf(rows: readonly ChartRow[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { group1 = null, value } of rows) sums.set(group1, (sums.get(group1) ?? 0) + (value ?? 0));
  return sums;
}

function barsOf(bars: readonly [string, number][], written: (value: number) => string) {
  const most = Math.max(...bars.map(([, value]) => Math.abs(value)), 0);
  return bars.map(([label, value]) => ({
    label,
    value: written(value),
    share: most > 0 ? Math.abs(value) / most : 0,
  }));
}

import type { HistoryEntry } from "@dure/domain/journeys/company/company-details";
import { ResponsiveBar } from "@nivo/bar";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

const TEXT = { fill: "var(--chakra-colors-fg-muted)", fontSize: 12 };

type HistoryChartProps = { entries: readonly HistoryEntry[]; text: (value: number) => string; isMoney: boolean };

/** A bar a period. The table below it says the same. */
export function HistoryChart({ entries, text, isMoney }: HistoryChartProps) {
  const { i18n } = useTranslation();
  const short = useMemo(() => {
    const won = isMoney ? ({ style: "currency", currency: "KRW", currencyDisplay: "narrowSymbol" } as const) : {};
    return new Intl.NumberFormat(i18n.language, { notation: "compact", maximumFractionDigits: 1, ...won });
  }, [i18n.language, isMoney]);
  return (
    <ResponsiveBar
      data={entries.map(({ period, value }) => ({ period, value }))}
      keys={["value"]}
      indexBy="period"
      animate={false}
      margin={{ top: 8, right: 8, bottom: 28, left: 64 }}
      padding={0.4}
      colors={["var(--chakra-colors-brand-solid)"]}
      enableLabel={false}
      gridYValues={3}
      axisLeft={{ tickValues: 3, format: (value) => short.format(Number(value)) }}
      theme={{ text: TEXT, grid: { line: { stroke: "var(--chakra-colors-border)" } } }}
      tooltip={({ value }) => <span>{text(value)}</span>}
    />
  );
}

import { useBreakpointValue } from "@chakra-ui/react";
import { ResponsiveBar } from "@nivo/bar";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import type { Point } from "./to-points";

const TEXT = { fill: "var(--chakra-colors-fg-muted)", fontSize: 12 };

/** Opens beside clicks. The table has the same numbers for those who can't see the chart. */
export function OverTimeChart({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const labelOf = ({ at, isDay }: Point) => (isDay ? format.day(at) : format.dateTime(at));
  // Labels with a time are wide, so a phone has room for two.
  const labels = useBreakpointValue({ base: 2, md: 5 }) ?? 2;
  const every = Math.max(1, Math.ceil(points.length / labels));
  return (
    <ResponsiveBar
      data={points.map((point) => ({ at: point.at, opened: point.opened, clicked: point.clicked }))}
      keys={["opened", "clicked"]}
      indexBy="at"
      groupMode="grouped"
      animate={false}
      margin={{ top: 8, right: 32, bottom: 40, left: 64 }}
      padding={0.3}
      colors={({ id }) => `var(--chakra-colors-${id === "opened" ? "brand-solid" : "fg-muted"})`}
      enableLabel={false}
      axisLeft={{ tickValues: 4, format: (value) => format.number(Number(value)) }}
      axisBottom={{
        tickValues: points.filter((_, place) => place % every === 0).map(({ at }) => at),
        format: (at) =>
          labelOf(
            points.find((point) => point.at === at) ?? {
              at: String(at),
              isDay: false,
              opened: 0,
              clicked: 0,
              unsubscribed: 0,
            },
          ),
      }}
      theme={{ text: TEXT, grid: { line: { stroke: "var(--chakra-colors-border)" } } }}
      legends={[]}
      tooltip={({ id, value }) => (
        <span>
          {t(id === "opened" ? "report.tally.opened" : "report.tally.clicked")} {format.number(value)}
        </span>
      )}
    />
  );
}

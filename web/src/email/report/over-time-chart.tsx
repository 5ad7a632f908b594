import { ResponsiveBar } from "@nivo/bar";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import type { Point } from "./to-points";

const COLORS = {
  opened: "var(--chakra-colors-brand-solid)",
  clicked: "var(--chakra-colors-fg-muted)",
};
const TEXT = { fill: "var(--chakra-colors-fg-muted)", fontSize: 12 };
const LABELS = 6;

/** Opens beside clicks. The table has the same numbers for those who can't see the chart. */
export function OverTimeChart({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const labelOf = ({ at, isDay }: Point) => (isDay ? format.day(at.slice(0, 10)) : format.dateTime(at));
  const every = Math.max(1, Math.ceil(points.length / LABELS));
  return (
    <ResponsiveBar
      data={points.map((point) => ({ at: point.at, opened: point.opened, clicked: point.clicked }))}
      keys={["opened", "clicked"]}
      indexBy="at"
      groupMode="grouped"
      animate={false}
      margin={{ top: 8, right: 8, bottom: 40, left: 44 }}
      padding={0.3}
      colors={({ id }) => (id === "opened" ? COLORS.opened : COLORS.clicked)}
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

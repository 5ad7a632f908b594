import { Center } from "@chakra-ui/react";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { Link } from "react-router";
import type { ValueFormat } from "../use-value-format";
import { arcPath, gaugeArcs, gaugeEnds, placeOnGauge, pointAt } from "./gauge-arc";

type GaugeChartProps = {
  setting: GeneralSetting;
  total: number | null;
  format: ValueFormat;
  /** The list of the records behind it. */
  href: string;
};

const RADIUS = 78;
const WIDTH = 20;

/** A half circle with the value in its middle, a mark at the goal, and the ends below. The text is the true value. */
export function GaugeChart({ setting, total, format, href }: GaugeChartProps) {
  const { range_setting: range, goal } = setting;
  const ends = gaugeEnds(range);
  const value = total ?? ends.from;
  return (
    <Center h="full" position="relative">
      {/* The text inside the drawing is part of the picture; the link lies over it. */}
      <Link to={href} aria-label={format.full(total)} style={{ position: "absolute", inset: 0 }} />
      <svg viewBox="0 0 200 124" width="100%" height="100%" aria-hidden fontFamily="inherit">
        <path
          d={arcPath({ from: 0, to: 1 }, RADIUS)}
          fill="none"
          stroke="var(--chakra-colors-bg-emphasized)"
          strokeWidth={WIDTH}
        />
        {gaugeArcs(range, value).map(({ color, ...arc }) => (
          <path key={arc.from} d={arcPath(arc, RADIUS)} fill="none" stroke={color} strokeWidth={WIDTH} />
        ))}
        <Tick place={placeOnGauge(value, ends)} from={RADIUS - 18} to={RADIUS + 14} width={3} />
        {goal !== null && (
          <Tick place={placeOnGauge(goal, ends)} from={RADIUS - 10} to={RADIUS + 14} width={1.5} dashed />
        )}
        <GaugeText x={100} y={92} size={22} weight={600}>
          {format.short(total)}
        </GaugeText>
        {goal !== null && (
          <GaugeText x={100} y={106} size={9} muted>
            {`◎ ${format.short(goal)}`}
          </GaugeText>
        )}
        <GaugeText x={22} y={118} size={9} muted>
          {format.short(ends.from)}
        </GaugeText>
        <GaugeText x={178} y={118} size={9} muted>
          {format.short(ends.to)}
        </GaugeText>
      </svg>
    </Center>
  );
}

type TickProps = { place: number; from: number; to: number; width: number; dashed?: boolean };

function Tick({ place, from, to, width, dashed = false }: TickProps) {
  const [x1, y1] = pointAt(place, from);
  const [x2, y2] = pointAt(place, to);
  return (
    <line
      {...{ x1, y1, x2, y2 }}
      stroke="var(--chakra-colors-fg)"
      strokeWidth={width}
      {...(dashed && { strokeDasharray: "3 2" })}
    />
  );
}

type GaugeTextProps = { x: number; y: number; size: number; weight?: number; muted?: boolean; children: string };

const GaugeText = ({ x, y, size, weight = 400, muted = false, children }: GaugeTextProps) => (
  <text
    {...{ x, y }}
    textAnchor="middle"
    style={{ fontSize: size, fontWeight: weight }}
    fill={`var(--chakra-colors-fg${muted ? "-muted" : ""})`}
  >
    {children}
  </text>
);

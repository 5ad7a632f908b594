import { DEFAULT_GAUGE, GAUGE_COLORS, gaugeSpan, type RangeSetting } from "@dure/domain/reports/setting/gauge";

/** A part of a gauge's half circle, from 0 at its left end to 1 at its right. */
export type Arc = { from: number; to: number; color: string };

const ONE_COLOR = "var(--chakra-colors-chart-1)";

/** The minimum and the maximum that a gauge is drawn between. */
export function gaugeEnds(setting: RangeSetting | null): { from: number; to: number } {
  const { from, to } = setting ? gaugeSpan(setting) : DEFAULT_GAUGE;
  return from !== null && to !== null && from < to ? { from, to } : DEFAULT_GAUGE;
}

/** Where a value lies between the ends; one beyond them is drawn at the end. */
export function placeOnGauge(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}

/** The colored parts: three ranges, or all of it up to the value. */
export function gaugeArcs(setting: RangeSetting | null, value: number): Arc[] {
  const ends = gaugeEnds(setting);
  if (!setting?.use_detailed_ranges) return [{ from: 0, to: placeOnGauge(value, ends), color: ONE_COLOR }];
  return setting.ranges.map(({ from, to }, index) => ({
    from: placeOnGauge(from ?? ends.from, ends),
    to: placeOnGauge(to ?? ends.to, ends),
    color: GAUGE_COLORS[index] ?? ONE_COLOR,
  }));
}

/** A point of a half circle around 100, 100 that opens downwards. */
export function pointAt(place: number, radius: number): [number, number] {
  const angle = Math.PI * (1 - place);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return [rounded(100 + radius * Math.cos(angle)), rounded(100 - radius * Math.sin(angle))];
}

/** The path of a part of the half circle, as SVG writes it. */
export function arcPath({ from, to }: Pick<Arc, "from" | "to">, radius: number): string {
  const [startX, startY] = pointAt(from, radius);
  const [endX, endY] = pointAt(to, radius);
  return `M ${startX} ${startY} A ${radius} ${radius} 0 0 1 ${endX} ${endY}`;
}

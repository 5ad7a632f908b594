import { z } from "zod";
import { reportsIssues } from "../reports-issues";

const MAX_RANGE_VALUE = 999_999_999_999_999;

export const DEFAULT_GAUGE = { from: 0, to: 1000 } as const;

/** The colors of the three detailed ranges, from the lowest. */
export const GAUGE_COLORS = ["#cd3223", "#ef7b24", "#489132"] as const;

const RangeValue = z.number().min(-MAX_RANGE_VALUE).max(MAX_RANGE_VALUE).nullable();

/** A part of a gauge; null where nothing is typed in yet. */
export const GaugeRange = z.object({ from: RangeValue, to: RangeValue });
export type GaugeRange = z.infer<typeof GaugeRange>;

/** One range from the minimum to the maximum; three adjoining ones with `use_detailed_ranges`. */
export const RangeSetting = z.object({
  use_detailed_ranges: z.boolean().default(false),
  ranges: z.array(GaugeRange).max(3).default([]),
});
export type RangeSetting = z.infer<typeof RangeSetting>;

/** Splits a span into three equal parts. */
export function detailedRanges(from: number, to: number): GaugeRange[] {
  const step = (to - from) / GAUGE_COLORS.length;
  return GAUGE_COLORS.map((_, place) => ({
    from: from + step * place,
    to: place === GAUGE_COLORS.length - 1 ? to : from + step * (place + 1),
  }));
}

/** The minimum and the maximum of a gauge; null where nothing is typed in. */
export const gaugeSpan = ({ ranges }: RangeSetting): GaugeRange => ({
  from: ranges[0]?.from ?? null,
  to: ranges.at(-1)?.to ?? null,
});

/** What is wrong with a gauge; `path` leads to the value, `message` is the key of its text. */
export type GaugeIssue = { path: (string | number)[]; message: string };

/** Checks a gauge (docs/product/reports.md#gauge). Without ranges a gauge has the default one. */
export function gaugeIssues(setting: RangeSetting | null, goal: number | null): GaugeIssue[] {
  const { ranges } = setting ?? { ranges: [DEFAULT_GAUGE] };
  const place = (index: number, end: "from" | "to") => ["range_setting", "ranges", index, end];
  const last = ranges.length - 1;
  const { from = null } = ranges[0] ?? {};
  const { to = null } = ranges[last] ?? {};
  const missing = ranges.flatMap((range, index) =>
    (["from", "to"] as const)
      .filter((end) => range[end] === null)
      .map((end) => ({ path: place(index, end), message: reportsIssues.fillIn })),
  );
  if (missing.length > 0) return missing;
  if (from === null || to === null) return [{ path: ["range_setting", "ranges"], message: reportsIssues.fillIn }];
  if (from >= to)
    return [
      { path: place(0, "from"), message: reportsIssues.minBelowMax },
      { path: place(last, "to"), message: reportsIssues.maxAboveMin },
    ];
  if (!isAscending(ranges)) return [{ path: ["range_setting", "ranges"], message: reportsIssues.rangeOrder }];
  if (goal !== null && (goal < from || goal > to)) return [{ path: ["goal"], message: reportsIssues.goalOutside }];
  return [];
}

const isAscending = (ranges: readonly GaugeRange[]): boolean =>
  ranges.every(
    ({ from, to }, index) =>
      from !== null && to !== null && from < to && (index === 0 || ranges[index - 1]?.to === from),
  );

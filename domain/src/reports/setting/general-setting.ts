import { z } from "zod";
import { ACTIVITY_SOURCES } from "../../records/activity/activity-source";
import { Filter } from "../../records/filter/filter";
import { ListEntityId } from "../../records/record/entity";
import { reportsIssues } from "../reports-issues";
import { ChartType, isUngrouped } from "./chart-type";
import { gaugeIssues, RangeSetting } from "./gauge";
import { GroupBy, MAX_GROUP_LEVELS } from "./group-by";
import { Metric } from "./metric";
import { Period } from "./period";

/** What a general report counts: records, or what happens with them (docs/product/reports.md#activities). */
export const ReportSource = z.enum([...ListEntityId.options, ...ACTIVITY_SOURCES]);
export type ReportSource = z.infer<typeof ReportSource>;

/** The order of groups. Dates always follow the calendar. */
export const GroupSort = z.enum(["value-desc", "value-asc", "label"]);
export type GroupSort = z.infer<typeof GroupSort>;

/** Shows a period of a date field beside the period before. */
export const Comparison = z.object({ identifier: GroupBy.shape.identifier, period: Period });
export type Comparison = z.infer<typeof Comparison>;

const Shape = z.object({
  entity_type: ReportSource.default("deal"),
  filter: Filter.nullable().default(null),
  metric: Metric.prefault({}),
  chart_type: ChartType.default("number"),
  group_by: z.array(GroupBy).max(MAX_GROUP_LEVELS).default([]),
  goal: z.number().nullable().default(null),
  range_setting: RangeSetting.nullable().default(null),
  /** Whether the second group's values are stacked, rather than side by side. */
  stacked: z.boolean().default(false),
  /** Whether each date includes all earlier ones; for counts and sums. */
  cumulative: z.boolean().default(false),
  compare: Comparison.nullable().default(null),
  /** Null: options and stages in their own order, other groups by value. */
  sort: GroupSort.nullable().default(null),
  /** The goal, shown as a line across the chart or as a share of the number. */
  target: z.number().nullable().default(null),
});

/** docs/product/reports.md#general-reports */
export const GeneralSetting = Shape.superRefine(({ chart_type, group_by, metric, range_setting, goal }, ctx) => {
  const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: "custom", path, message });
  if (isUngrouped(chart_type) && group_by.length > 0) refuse(["group_by"], reportsIssues.noGroup);
  if (!isUngrouped(chart_type) && group_by.length === 0) refuse(["group_by"], reportsIssues.needsGroup);
  if (metric.aggregation !== "count" && metric.field_id === null)
    refuse(["metric", "field_id"], reportsIssues.needsField);
  if (chart_type !== "gauge") return;
  for (const { path, message } of gaugeIssues(range_setting, goal)) refuse(path, message);
});
export type GeneralSetting = z.infer<typeof GeneralSetting>;

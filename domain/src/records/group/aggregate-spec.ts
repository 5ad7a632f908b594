import type { FieldType } from "../field/field";
import type { ComparedField } from "../filter/filter-field";

/** How dates are grouped; weeks begin on Monday. */
export type Interval = "yearly" | "quarterly" | "monthly" | "weekly" | "daily";

export type Aggregation = "count" | "sum" | "average" | "min" | "max" | "median" | "distinct";

/** The order of groups that are no dates. `natural`: options and stages in their own order, others by value. */
export type GroupOrder = "natural" | "value-desc" | "value-asc" | "label";

/** A calculation over records, and how they are grouped. `identifier` names a field as in filters. */
export type AggregateSpec = {
  metric: { aggregation: Aggregation; identifier: string | null };
  /** At most two levels; the interval of a date is a year by default. */
  groups: readonly { identifier: string; interval: Interval | null }[];
  order: GroupOrder;
  /** Whether each date includes all earlier ones; for counts and sums by a date. */
  cumulative: boolean;
  /** If a level has more groups than this, no groups are returned. */
  maxGroups: number;
};

/** The types of fields that records can be grouped by (docs/product/reports.md#groups). */
export const GROUPABLE_TYPES: ReadonlySet<FieldType> = new Set<FieldType>([
  ...(["date", "date-time", "user", "select", "text", "checkbox"] as const),
  ...(["stage", "record-type"] as const),
]);

/** The types of fields that numbers are calculated of. */
export const NUMERIC_TYPES: ReadonlySet<FieldType> = new Set<FieldType>(["number", "currency", "percent"]);

/** Whether a number can be calculated of a field (docs/product/reports.md#metrics). */
export const canAggregate = (aggregation: Aggregation, { type, as }: Pick<ComparedField, "type" | "as">): boolean =>
  aggregation === "count" || (aggregation === "distinct" ? as !== "ids" : NUMERIC_TYPES.has(type));

/** Whether the values of groups add up to the total. */
export const isAdditive = (aggregation: Aggregation): boolean => aggregation === "count" || aggregation === "sum";

/** The value of a group without records. */
export const valueOfNone = (aggregation: Aggregation): number | null =>
  isAdditive(aggregation) || aggregation === "distinct" ? 0 : null;

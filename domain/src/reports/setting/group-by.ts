import { z } from "zod";
import type { FieldType } from "../../records/field/field";
import { GROUPABLE_TYPES } from "../../records/group/aggregate-spec";
import { Token } from "../../shared/value";

/** How dates are grouped; years by default. Weeks begin on Monday. */
export const INTERVALS = ["yearly", "quarterly", "monthly", "weekly", "daily"] as const;
export const Interval = z.enum(INTERVALS);
export type Interval = z.infer<typeof Interval>;

/** Groups beyond this number are `too-many`: they are counted, and not shown. */
export const MAX_GROUPS = 60;

/** The levels of groups of a chart. */
export const MAX_GROUP_LEVELS = 2;

/** A field to group by; `value` is the interval of a date. */
export const GroupBy = z.object({
  identifier: Token(200).min(1),
  value: Interval.nullable().default(null),
});
export type GroupBy = z.infer<typeof GroupBy>;

/** Whether records can be grouped by a field of this type (docs/product/reports.md#groups). */
export const isGroupable = (type: FieldType): boolean => GROUPABLE_TYPES.has(type);

export const isDated = (type: FieldType): boolean => type === "date" || type === "date-time";

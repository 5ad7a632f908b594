import { z } from "zod";
import type { FieldType } from "../../records/field/field";
import type { ComparedAs } from "../../records/filter/filter-field";
import { isAdditive as addsUp, canAggregate as canAggregateField } from "../../records/group/aggregate-spec";
import { Token } from "../../shared/value";

/** docs/product/reports.md#metrics */
export const AGGREGATIONS = ["count", "sum", "average", "min", "max", "median", "distinct"] as const;
export const Aggregation = z.enum(AGGREGATIONS);
export type Aggregation = z.infer<typeof Aggregation>;

/** A field and what is calculated of it. `count` counts records and takes no field. */
export const Metric = z.object({
  field_id: Token(200).nullable().default(null),
  aggregation: Aggregation.default("count"),
});
export type Metric = z.infer<typeof Metric>;

/** Whether an aggregation can be calculated of a field of this type. */
export const canAggregate = (aggregation: Aggregation, type: FieldType, as: ComparedAs): boolean =>
  canAggregateField(aggregation, { type, as });

/** Whether the values of groups add up to the total, so that they can be cumulated and stacked. */
export const isAdditive = ({ aggregation }: Pick<Metric, "aggregation">): boolean => addsUp(aggregation);

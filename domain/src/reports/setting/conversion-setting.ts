import { z } from "zod";
import { type Condition, Filter } from "../../records/filter/filter";
import { ListEntityId } from "../../records/record/entity";
import { Id } from "../../shared/value";
import { reportsIssues } from "../reports-issues";
import { Period } from "./period";

/**
 * `filters`: which of the total match a second filter. By moves between stages: `cohort` follows the deals that entered
 * the first stage in the period, `period` compares the entries of the same period, `funnel` shows every stage.
 */
export const CONVERSION_MODES = ["filters", "cohort", "period", "funnel"] as const;
export const ConversionMode = z.enum(CONVERSION_MODES);
export type ConversionMode = z.infer<typeof ConversionMode>;

/** The stages of a conversion by moves. Null: the first stage, the first stage of success. */
export const StageSpan = z.object({
  record_type_id: Id,
  from_stage_id: Id.nullable().default(null),
  to_stage_id: Id.nullable().default(null),
  period: Period.prefault({}),
});
export type StageSpan = z.infer<typeof StageSpan>;

/** The total, and the part of it that also matches `nested`. */
export const NestedFilter = z.object({
  filter: Filter.nullable().default(null),
  nested: Filter.nullable().default(null),
});
export type NestedFilter = z.infer<typeof NestedFilter>;

/** docs/product/reports.md#conversion */
export const ConversionSetting = z
  .object({
    entity_type: ListEntityId.default("deal"),
    nested_filter: NestedFilter.prefault({}),
    mode: ConversionMode.default("filters"),
    stages: StageSpan.nullable().default(null),
    /** The goal, in percent. */
    target: z.number().nullable().default(null),
  })
  .refine(({ mode, stages }) => mode === "filters" || stages !== null, {
    error: reportsIssues.needsStages,
    path: ["stages"],
  });
export type ConversionSetting = z.infer<typeof ConversionSetting>;

/** The filters of a new conversion report: of the deals converted this month, those that are won; none, without such a stage. */
export const defaultNestedFilter = (wonStageIds: readonly string[]): NestedFilter => ({
  filter: {
    operator: "AND",
    conditions: [{ identifier: "deal_converted_at", condition: "is", value: "THIS_MONTH" }],
  },
  nested: {
    operator: "AND",
    conditions: stageIn(wonStageIds),
  },
});

/** Conditions for records at one of these stages. Without stages, the conditions match no record. */
export const stageIn = (stageIds: readonly string[]): Condition[] =>
  stageIds.length > 0
    ? [{ identifier: "stage", condition: "anyIn", value: [...stageIds] }]
    : [
        { identifier: "stage", condition: "isEmpty" },
        { identifier: "stage", condition: "isNotEmpty" },
      ];

/** The order of a conversion report's raw data. */
export const CONVERSION_SORTING = { identifier: "deal_converted_at", direction: "DESC" } as const;

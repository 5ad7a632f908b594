import { z } from "zod";
import { Time } from "../../shared/value";

/**
 * `locked`: the team's plan lacks the feature. `error`: the setting refers to something that was deleted or that the
 * caller may not use (docs/product/reports.md#states).
 */
export const CHART_STATES = ["ok", "empty", "too-many", "negative-number", "error", "locked"] as const;
export const ChartState = z.enum(CHART_STATES);
export type ChartState = z.infer<typeof ChartState>;

/** The part of a setting that makes it fail, with its name if that still exists. */
export const ChartError = z.object({
  kind: z.enum(["field", "stage", "option", "record-type", "form", "masked", "filter"]),
  name: z.string().nullable(),
});
export type ChartError = z.infer<typeof ChartError>;

/** The value of a group, or of a pair of groups, by their keys. A null key is the blank group; without groups there is none. */
export const ChartRow = z.object({
  value: z.number().nullable(),
  group1: z.string().nullable().optional(),
  group2: z.string().nullable().optional(),
});
export type ChartRow = z.infer<typeof ChartRow>;

/**
 * A group of a chart. Groups of dates are half-open, from `from` to before `to`: instants for times, days for dates.
 * Clients format their labels.
 */
export const ChartGroup = z.object({
  key: z.string().nullable(),
  label: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The group of records without a value. */
  blank: z.boolean(),
  /** The group is not over yet. */
  running: z.boolean(),
});
export type ChartGroup = z.infer<typeof ChartGroup>;

const Compared = z.object({
  /** First and last day of both periods. A running period is compared with as many days of the one before. */
  period: z.object({ start: z.string(), end: z.string() }),
  previous: z.object({ start: z.string(), end: z.string() }),
  total: z.number().nullable(),
  chart: z.array(ChartRow),
  groups: z.array(ChartGroup),
});

const Answer = z.object({ updated_at: Time, state: ChartState, error: ChartError.nullable() });

/** The answer of a general report. `total` is calculated over all records, never from the groups. */
export const GeneralSimulation = Answer.extend({
  chart: z.array(ChartRow),
  groups: z.array(ChartGroup),
  series: z.array(ChartGroup),
  total: z.number().nullable(),
  /** The number of records behind the chart. */
  records: z.int().nonnegative(),
  /** The currency of the values; null if they are no amounts. */
  currency: z.enum(["KRW", "USD"]).nullable(),
  /** Whether the values are per cent. */
  percent: z.boolean(),
  compared: Compared.nullable(),
});
export type GeneralSimulation = z.infer<typeof GeneralSimulation>;

/** A stage of a funnel. Times in the stage are those of closed stays, in seconds. */
export const FunnelStage = z.object({
  stage_id: z.string(),
  label: z.string(),
  entered: z.int().nonnegative(),
  /** The share of the deals of the stage before, and of the first stage; null without any. */
  from_previous: z.number().nullable(),
  from_first: z.number().nullable(),
  dropped: z.int().nonnegative(),
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
});
export type FunnelStage = z.infer<typeof FunnelStage>;

/** The answer of a conversion report: the total and the converted; of a funnel, the entries of each stage. */
export const ConversionSimulation = Answer.extend({
  chart: z.array(z.number()),
  /** Converted of the total, 0 to 1; by period it may exceed 1. */
  rate: z.number().nullable(),
  funnel: z.array(FunnelStage),
});
export type ConversionSimulation = z.infer<typeof ConversionSimulation>;

/** The answer of a router's report: a row for each step, its key in `group1`. */
export const RouterSimulation = Answer.extend({ chart: z.array(ChartRow), groups: z.array(ChartGroup) });
export type RouterSimulation = z.infer<typeof RouterSimulation>;

/** The answer of any report. */
export type Simulation = GeneralSimulation | ConversionSimulation | RouterSimulation;

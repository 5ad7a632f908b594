import { startOfDay } from "@dure/domain/records/filter/date-option";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { ConversionSetting, StageSpan } from "@dure/domain/reports/setting/conversion-setting";
import type { Period } from "@dure/domain/reports/setting/period";
import { type ConversionStages, conversionStages, funnelOf } from "@dure/domain/reports/simulation/conversion-stages";
import { periodDays } from "@dure/domain/reports/simulation/period-days";
import type { ChartError, ConversionSimulation } from "@dure/domain/reports/simulation/simulation";
import type { Context } from "../../platform/context";
import { findPipelines } from "../../records/pipeline/pipeline-store";
import { readStageMoves, type StageMovesQuery } from "../../records/read-model/aggregate/stage-moves";
import { toRecordQuery } from "../../records/record/to-record-query";

/** How a dashboard narrows the report: a filter of deals, and a period. */
export type Narrowed = { narrowing: Filter; period: Period };

/** The query of the log of stages, with its path; or the error if the deal type or a stage of the path is gone. */
export async function stageMovesQuery(
  ctx: Context,
  { nested_filter }: ConversionSetting,
  span: StageSpan,
  { narrowing, period }: Narrowed,
): Promise<{ conversion: ConversionStages; asked: StageMovesQuery } | ChartError> {
  const pipelines = await findPipelines(ctx.teamId);
  const conversion = conversionStages(
    pipelines.find(({ id }) => id === span.record_type_id),
    span,
  );
  if ("kind" in conversion) return conversion;
  const days = periodDays(period, ctx.now, ctx.timeZone);
  const records = {
    ...toRecordQuery(ctx, { entityId: "lead-deal-combined", filters: nested_filter.filter }),
    also: [narrowing],
  };
  const asked = {
    ...{ records, recordTypeId: span.record_type_id, toStage: conversion.to.id },
    stages: conversion.stages.map(({ id }) => id),
    from: days && startOfDay(days.start, ctx.timeZone),
    before: days && startOfDay(days.end, ctx.timeZone, 1),
  };
  return { conversion, asked };
}

/** A conversion by the moves of deals between stages, in one of three ways (docs/product/reports.md#conversion). */
export async function stageConversion(
  ctx: Context,
  setting: ConversionSetting,
  span: StageSpan,
  narrowed: Narrowed,
): Promise<ConversionSimulation> {
  const answer = { updated_at: ctx.now, error: null, chart: [], rate: null, funnel: [] };
  const found = await stageMovesQuery(ctx, setting, span, narrowed);
  if ("kind" in found) return { ...answer, state: "error", error: found };
  const { conversion, asked } = found;
  const { mode } = setting;
  const moves = await readStageMoves(ctx.teamId, asked);
  const funnel = funnelOf(conversion, moves.stages);
  const total = funnel[0]?.entered ?? 0;
  if (total === 0) return { ...answer, state: "empty" };
  if (mode === "funnel")
    return { ...answer, state: "ok", chart: funnel.map(({ entered }) => entered), rate: lastShare(funnel), funnel };
  const converted = mode === "period" ? moves.arrived : (funnel.at(-1)?.entered ?? 0);
  return { ...answer, state: "ok", chart: [total, converted], rate: converted / total };
}

const lastShare = (funnel: ConversionSimulation["funnel"]): number | null => funnel.at(-1)?.from_first ?? null;

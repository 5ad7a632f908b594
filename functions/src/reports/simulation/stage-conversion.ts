import { startOfDay } from "@dure/domain/records/filter/date-option";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { ConversionSetting, StageSpan } from "@dure/domain/reports/setting/conversion-setting";
import type { Period } from "@dure/domain/reports/setting/period";
import { periodDays } from "@dure/domain/reports/simulation/period-days";
import type { ConversionSimulation } from "@dure/domain/reports/simulation/simulation";
import { funnelOf, stageWay } from "@dure/domain/reports/simulation/stage-way";
import type { Context } from "../../platform/context";
import { findPipelines } from "../../records/pipeline/pipeline-store";
import { readStageMoves } from "../../records/read-model/aggregate/stage-moves";
import { toRecordQuery } from "../../records/record/to-record-query";

type Narrowed = { narrowing: Filter; period: Period };

/** A conversion by the moves of deals between stages, in one of three ways (docs/product/reports.md#conversion). */
export async function stageConversion(
  ctx: Context,
  { mode, nested_filter }: ConversionSetting,
  span: StageSpan,
  { narrowing, period }: Narrowed,
): Promise<ConversionSimulation> {
  const pipelines = await findPipelines(ctx.teamId);
  const way = stageWay(
    pipelines.find(({ id }) => id === span.record_type_id),
    span,
  );
  const answer = { updated_at: ctx.now, error: null, chart: [], rate: null, funnel: [] };
  if ("kind" in way) return { ...answer, state: "error", error: way };
  const days = periodDays(period, ctx.now, ctx.timeZone);
  const moves = await readStageMoves(ctx.teamId, {
    records: {
      ...toRecordQuery(ctx, { entityId: "lead-deal-combined", filters: nested_filter.filter }),
      also: [narrowing],
    },
    recordTypeId: span.record_type_id,
    stages: way.stages.map(({ id }) => id),
    toStage: way.to.id,
    from: days && startOfDay(days.start, ctx.timeZone),
    before: days && startOfDay(days.end, ctx.timeZone, 1),
  });
  const funnel = funnelOf(way, moves.stages);
  const total = funnel[0]?.entered ?? 0;
  if (total === 0) return { ...answer, state: "empty" };
  if (mode === "funnel")
    return { ...answer, state: "ok", chart: funnel.map(({ entered }) => entered), rate: lastShare(funnel), funnel };
  const converted = mode === "period" ? moves.arrived : (funnel.at(-1)?.entered ?? 0);
  return { ...answer, state: "ok", chart: [total, converted], rate: converted / total };
}

const lastShare = (funnel: ConversionSimulation["funnel"]): number | null => funnel.at(-1)?.from_first ?? null;

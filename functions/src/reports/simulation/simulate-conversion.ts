import type { Filter } from "@dure/domain/records/filter/filter";
import type { reportsApi } from "@dure/domain/reports/api";
import type { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import { dashboardConditions } from "@dure/domain/reports/simulation/dashboard-filter";
import type { ConversionSimulation } from "@dure/domain/reports/simulation/simulation";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { aggregateRecords } from "../../records/read-model/aggregate/aggregate-records";
import { toRecordQuery } from "../../records/record/to-record-query";
import { chartError } from "./chart-error";
import { stageConversion } from "./stage-conversion";
import { throttleRefresh } from "./throttle-refresh";

/** The chart of a conversion: the total and its converted part; for a funnel, each stage. */
export const simulateConversion: Verb<typeof reportsApi.simulateConversion> = async (ctx, input) => {
  await throttleRefresh(ctx, "conversion", input);
  const { setting, dashboard_filter } = input.body;
  const { entity_type: entity, nested_filter, stages } = setting;
  const narrowing = dashboardConditions({ owner_ids: [], ...dashboard_filter, period: null }, entity);
  const made = dashboardConditions(dashboard_filter, entity);
  try {
    if (setting.mode === "filters" || !stages) return await byFilters(ctx, setting, made);
    return await stageConversion(ctx, setting, stages, {
      narrowing,
      period: dashboard_filter?.period ?? stages.period,
    });
  } catch (error) {
    const filters = [nested_filter.filter, nested_filter.nested, made];
    return {
      ...NOTHING,
      updated_at: ctx.now,
      state: "error",
      error: await chartError(ctx, error, { entity, filters }),
    };
  }
};

const NOTHING = { chart: [], rate: null, funnel: [] };

const COUNT = {
  metric: { aggregation: "count", identifier: null },
  groups: [],
  order: "natural",
  cumulative: false,
  maxGroups: 0,
} as const;

/** Counts the total and its converted part as of one time, so that the part never exceeds the total. */
async function byFilters(
  ctx: Context,
  { entity_type: entity, nested_filter: { filter, nested } }: ConversionSetting,
  narrowing: Filter,
): Promise<ConversionSimulation> {
  const asked = { ...toRecordQuery(ctx, { entityId: entity, filters: filter }), spec: COUNT };
  const answers = await aggregateRecords(
    ctx.teamId,
    [
      { ...asked, also: [narrowing] },
      { ...asked, also: [narrowing, nested] },
    ],
    ctx.locale,
  );
  const [total = 0, subset = 0] = answers.map(({ records }) => records);
  return {
    ...{ updated_at: ctx.now, error: null, funnel: [] },
    ...(total === 0
      ? { state: "empty", chart: [], rate: null }
      : { state: "ok", chart: [total, subset], rate: subset / total }),
  };
}

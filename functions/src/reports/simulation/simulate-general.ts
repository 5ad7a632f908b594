import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import type { DaySpan } from "@dure/domain/records/filter/date-option";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { reportsApi } from "@dure/domain/reports/api";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { comparePeriods } from "@dure/domain/reports/simulation/compare-periods";
import { dashboardConditions } from "@dure/domain/reports/simulation/dashboard-filter";
import { generalAggregate } from "@dure/domain/reports/simulation/general-aggregate";
import type { ChartGroup, ChartState, GeneralSimulation } from "@dure/domain/reports/simulation/simulation";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { aggregateActivities } from "../../records/read-model/activity/aggregate-activities";
import { type Aggregate, aggregateRecords } from "../../records/read-model/aggregate/aggregate-records";
import { toRecordQuery } from "../../records/record/to-record-query";
import { activityQuery, type ReadCampaignNames } from "./activity-query";
import { chartError } from "./chart-error";
import { metricUnits, NO_UNITS } from "./metric-units";
import { throttleRefresh } from "./throttle-refresh";

const NOTHING = { chart: [], groups: [], series: [], total: null, records: 0, compared: null, ...NO_UNITS };

/** The chart of what the caller may see. It is calculated for each request, so nobody gets another member's. */
export const simulateGeneral =
  (names: ReadCampaignNames): Verb<typeof reportsApi.simulateGeneral> =>
  async (ctx, input) => {
    await throttleRefresh(ctx, "general", input);
    const { setting, dashboard_filter } = input.body;
    const { entity_type: entity, filter } = setting;
    const narrowing = dashboardConditions(dashboard_filter, entity);
    try {
      return await chartOf(ctx, setting, { narrowing, names });
    } catch (error) {
      const named = await chartError(ctx, error, { entity, filters: [filter, narrowing] });
      return { updated_at: ctx.now, state: "error", error: named, ...NOTHING };
    }
  };

type Asked = { narrowing: Filter; names: ReadCampaignNames };

async function chartOf(ctx: Context, setting: GeneralSetting, { narrowing, names }: Asked): Promise<GeneralSimulation> {
  const { entity_type: entity, filter, compare, metric } = setting;
  const periods = compare ? comparePeriods(compare.period, ctx.now, ctx.timeZone) : undefined;
  const spans =
    compare && periods
      ? [periods.period, periods.previous].map((days) => daysCondition(compare.identifier, days))
      : [NO_CONDITION];
  const [[answer, before], units] = await Promise.all([
    aggregate(ctx, setting, { parts: spans.map((span) => [filter, narrowing, span]), names }),
    metricUnits(ctx, entity, metric),
  ]);
  if (!answer) throw new Error("No query was answered.");
  const state = stateOf(answer, setting);
  const shown = state === "ok" ? chartRows(answer) : { chart: [], groups: [], series: [] };
  return {
    ...{ updated_at: ctx.now, state, error: null, ...shown, ...units },
    ...{ total: answer.total, records: answer.records },
    compared:
      periods && before
        ? { ...periods, total: before.total, chart: before.rows, groups: before.groups.map(toGroup) }
        : null,
  };
}

type Parts = { parts: readonly (readonly (Filter | null)[])[]; names: ReadCampaignNames };

/** The answer for each set of filters. */
async function aggregate(ctx: Context, setting: GeneralSetting, { parts, names }: Parts): Promise<Aggregate[]> {
  const { entity_type: source } = setting;
  const spec = generalAggregate(setting);
  if (isActivitySource(source)) {
    const by = await activityQuery(ctx, source, names);
    const asked = parts.map((filters) => ({ ...by, filters, spec }));
    return aggregateActivities(ctx.teamId, asked, ctx.locale);
  }
  const asked = parts.map(([filters, ...also]) => ({
    ...toRecordQuery(ctx, { entityId: source, filters }),
    also,
    spec,
  }));
  return aggregateRecords(ctx.teamId, asked, ctx.locale);
}

const NO_CONDITION: Filter = { operator: "AND", conditions: [] };

const daysCondition = (identifier: string, value: DaySpan): Filter => ({
  operator: "AND",
  conditions: [{ identifier, condition: "between", value }],
});

function stateOf({ records, isTooMany, rows }: Aggregate, { chart_type }: GeneralSetting): ChartState {
  if (records === 0) return "empty";
  if (isTooMany) return "too-many";
  return chart_type === "pie" && rows.some(({ value }) => (value ?? 0) < 0) ? "negative-number" : "ok";
}

/** A chart without groups has one row. */
const chartRows = ({ rows, groups, series, total }: Aggregate) => ({
  chart: groups.length > 0 ? rows : [{ value: total }],
  groups: groups.map(toGroup),
  series: series.map(toGroup),
});

const toGroup = ({ value: _, ...group }: Aggregate["groups"][number]): ChartGroup => group;

import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { kindOf, type ListEntityId } from "@dure/domain/records/record/entity";
import type { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import {
  CONVERSION_SORTING,
  type ConversionSetting,
  type StageSpan,
} from "@dure/domain/reports/setting/conversion-setting";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { comparePeriods } from "@dure/domain/reports/simulation/compare-periods";
import { type DashboardFilter, dashboardConditions } from "@dure/domain/reports/simulation/dashboard-filter";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { activityRecordIds } from "../../records/read-model/activity/aggregate-activities";
import { movedIds } from "../../records/read-model/aggregate/stage-moves";
import type { RecordQuery } from "../../records/read-model/query/record-query";
import { toRecordQuery } from "../../records/record/to-record-query";
import { activityQuery, type ReadCampaignNames } from "../simulation/activity-query";
import { stageMovesQuery } from "../simulation/stage-conversion";

/** The records behind a chart, as far as the caller may see them. */
export type RawDataQuery = { entity: ListEntityId; query: RecordQuery; filters: Filter };

type Narrowed = { dashboard_filter?: DashboardFilter | null | undefined; sorting?: Sorting | null | undefined };

/**
 * The records of a general report, or those that its activities are about. When it compares, only those of its own
 * period.
 */
export async function generalRecords(
  ctx: Context,
  { setting, dashboard_filter, sorting }: Narrowed & { setting: GeneralSetting },
  names: ReadCampaignNames,
): Promise<RawDataQuery> {
  const { entity_type: entity, filter, compare } = setting;
  const days = compare && comparePeriods(compare.period, ctx.now, ctx.timeZone)?.period;
  const within: Filter = {
    operator: "AND",
    conditions: compare && days ? [{ identifier: compare.identifier, condition: "between", value: days }] : [],
  };
  const parts = [filter, dashboardConditions(dashboard_filter, entity), within];
  if (!isActivitySource(entity)) return queryOf(ctx, entity, parts, sorting);
  const asked = { ...(await activityQuery(ctx, entity, names)), filters: parts };
  const among = await activityRecordIds(ctx.teamId, asked);
  const records = queryOf(ctx, "lead-deal-combined", [], sorting);
  return { ...records, query: { ...records.query, among } };
}

type Converted = Narrowed & { setting: ConversionSetting; part: ConversionPart };

/** The records of a conversion. By stage moves, these are the deals of the cohort, or those that count as converted. */
export async function conversionRecords(ctx: Context, asked: Converted): Promise<RawDataQuery> {
  const { setting, dashboard_filter, sorting, part } = asked;
  const { entity_type: entity, mode, nested_filter, stages } = setting;
  if (mode !== "filters" && stages) return movedRecords(ctx, asked, stages);
  const order = sorting ?? (kindOf(entity) === "lead" ? CONVERSION_SORTING : null);
  const converted = part === "converted" ? nested_filter.nested : null;
  return queryOf(ctx, entity, [nested_filter.filter, dashboardConditions(dashboard_filter, entity), converted], order);
}

/** @throws NOT_ACCEPTABLE if the deal type or a stage is gone */
async function movedRecords(
  ctx: Context,
  { setting, dashboard_filter, sorting, part }: Converted,
  span: StageSpan,
): Promise<RawDataQuery> {
  const entity = "lead-deal-combined";
  const narrowing = dashboardConditions({ owner_ids: [], ...dashboard_filter, period: null }, entity);
  const period = dashboard_filter?.period ?? span.period;
  const found = await stageMovesQuery(ctx, setting, span, { narrowing, period });
  if ("kind" in found) throw new AppError("NOT_ACCEPTABLE", reportsTexts.wrongSetting, found);
  const converted = setting.mode === "period" ? "arrived" : "ended";
  const among = await movedIds(ctx.teamId, found.asked, part === "converted" ? converted : "began");
  const records = queryOf(ctx, entity, [setting.nested_filter.filter, narrowing], sorting ?? CONVERSION_SORTING);
  return { ...records, query: { ...records.query, among } };
}

function queryOf(
  ctx: Context,
  entity: ListEntityId,
  parts: readonly (Filter | null)[],
  sorting: Sorting | null | undefined,
): RawDataQuery {
  const [first = null, ...also] = parts;
  return {
    entity,
    query: { ...toRecordQuery(ctx, { entityId: entity, filters: first, sorting }), also },
    filters: { operator: "AND", conditions: parts.filter((part) => part !== null) },
  };
}

import type { Filter, Sorting } from "@dure/domain/records/filter/filter";
import { kindOf, type ListEntityId } from "@dure/domain/records/record/entity";
import type { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import { CONVERSION_SORTING, type ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import { comparePeriods } from "@dure/domain/reports/simulation/compare-periods";
import { type DashboardFilter, dashboardConditions } from "@dure/domain/reports/simulation/dashboard-filter";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { RecordQuery } from "../../records/read-model/query/record-query";
import { toRecordQuery } from "../../records/record/to-record-query";

/** The records behind a chart, as far as the caller may see them. */
export type RawDataQuery = { entity: ListEntityId; query: RecordQuery; filters: Filter };

type Narrowed = { dashboard_filter?: DashboardFilter | null | undefined; sorting?: Sorting | null | undefined };

/** The records of a general report; of one that compares, those of its period. */
export function generalRecords(
  ctx: Context,
  { setting, dashboard_filter, sorting }: Narrowed & { setting: GeneralSetting },
): RawDataQuery {
  const { entity_type: entity, filter, compare } = setting;
  const days = compare && comparePeriods(compare.period, ctx.now, ctx.timeZone)?.period;
  const within: Filter = {
    operator: "AND",
    conditions: compare && days ? [{ identifier: compare.identifier, condition: "between", value: days }] : [],
  };
  return queryOf(ctx, entity, [filter, dashboardConditions(dashboard_filter, entity), within], sorting);
}

/**
 * The records of a conversion by filters.
 * @throws NOT_ACCEPTABLE for one by moves between stages
 */
export function conversionRecords(
  ctx: Context,
  { setting, dashboard_filter, sorting, part }: Narrowed & { setting: ConversionSetting; part: ConversionPart },
): RawDataQuery {
  const { entity_type: entity, mode, nested_filter } = setting;
  if (mode !== "filters") throw new AppError("NOT_ACCEPTABLE", reportsTexts.noRawData);
  const order = sorting ?? (kindOf(entity) === "lead" ? CONVERSION_SORTING : null);
  const converted = part === "converted" ? nested_filter.nested : null;
  return queryOf(ctx, entity, [nested_filter.filter, dashboardConditions(dashboard_filter, entity), converted], order);
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

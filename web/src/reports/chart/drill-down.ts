import { isActivitySource } from "@dure/domain/records/activity/activity-source";
import type { DaySpan } from "@dure/domain/records/filter/date-option";
import type { Condition, Filter } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import type { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import type { GeneralSetting } from "@dure/domain/reports/setting/general-setting";
import {
  type DashboardFilter,
  dashboardConditions,
  periodCondition,
} from "@dure/domain/reports/simulation/dashboard-filter";
import type { ChartGroup } from "@dure/domain/reports/simulation/simulation";
import { writeFilter } from "../../records/filter/filter-param";
import { daysBefore, localDay } from "../../ui/day/local-day";
import { drillDownUrl } from "../drill-down/drill-down-url";
import type { Cell } from "./chart-series";

const LISTS: Record<ListEntityId, string> = {
  lead: "/leads",
  deal: "/deals",
  "lead-deal-combined": "/leads/all",
  company: "/companies",
  contact: "/contacts",
};

export type DrillDown = {
  setting: GeneralSetting;
  filter: DashboardFilter;
  fields: ReadonlyMap<string, ListedField>;
  /** The viewer's time zone, in which dates are grouped by day. */
  timeZone: string;
};

/**
 * The address of the list of records behind a chart's value: the report's filter, and conditions for each group and for
 * the period. A cumulative value links to the records of all earlier dates, too.
 */
export function listAddress({ setting, filter, fields, timeZone }: DrillDown, { groups, span }: Cell): string {
  const { entity_type, compare, cumulative } = setting;
  const period =
    compare && (spanCondition(compare.identifier, span) ?? periodCondition(compare.identifier, compare.period));
  const conditions = groups.flatMap((group, level) => {
    const field = fields.get(setting.group_by[level]?.identifier ?? "");
    return group && field ? groupConditions(field, group, timeZone, cumulative && level === 0) : [];
  });
  const own: Filter[] = setting.filter ? [setting.filter] : [];
  const within: Filter = { operator: "AND", conditions: [...(period ? [period] : []), ...conditions] };
  if (!isActivitySource(entity_type))
    return addressOf(entity_type, [...own, dashboardConditions(filter, entity_type), within]);
  // Lists can't be filtered by activities, so the report itself finds their records.
  const asked = { ...setting, filter: wholeOf([...own, within]), compare: null };
  return drillDownUrl({ content: { type: "general", setting: asked }, filter, part: "total" });
}

/** The address of the records of a conversion's total, or of the converted ones of it. */
export function conversionAddress(setting: ConversionSetting, filter: DashboardFilter, part: ConversionPart): string {
  const { entity_type, nested_filter, mode } = setting;
  if (mode !== "filters") return drillDownUrl({ content: { type: "conversion", setting }, filter, part });
  const { filter: total, nested } = nested_filter;
  return addressOf(entity_type, [
    ...(total ? [total] : []),
    ...(nested && part === "converted" ? [nested] : []),
    dashboardConditions(filter, entity_type),
  ]);
}

/** The address of the deals that entered a stage of a funnel. */
export function stageAddress(setting: ConversionSetting, filter: DashboardFilter, stageId: string): string | undefined {
  if (!setting.stages) return undefined;
  const { stages } = setting;
  const asked: ConversionSetting = { ...setting, mode: "cohort", stages: { ...stages, to_stage_id: stageId } };
  return drillDownUrl({ content: { type: "conversion", setting: asked }, filter, part: "converted" });
}

const spanCondition = (identifier: string, span: DaySpan | undefined): Condition | undefined =>
  span && { identifier, condition: "between", value: { start: span.start, end: span.end } };

const addressOf = (entity: ListEntityId, parts: readonly Filter[]): string =>
  `${LISTS[entity]}?${new URLSearchParams({ filter: writeFilter(wholeOf(parts)) })}`;

/** Joins filters with AND; null without any condition. */
function wholeOf(parts: readonly Filter[]): Filter | null {
  const filled = parts.filter((part) => part.conditions.length > 0);
  const [only] = filled;
  return filled.length > 1 ? { operator: "AND", conditions: filled.flatMap(flatAnd) } : (only ?? null);
}

/** An AND filter needs no group of its own within an AND. */
const flatAnd = (part: Filter): Filter["conditions"] => (part.operator === "AND" ? part.conditions : [part]);

/** What the records of a group have in common. */
export function groupConditions(
  field: ListedField,
  group: ChartGroup,
  timeZone: string,
  withEarlier = false,
): Condition[] {
  const { identifier, type } = field;
  const { key, from, to } = group;
  if (key === null || group.blank) return [{ identifier, condition: "isEmpty" }];
  if (from !== null && to !== null) {
    const value = { start: dayOf(from, timeZone), end: daysBefore(dayOf(to, timeZone), 1) };
    if (withEarlier) return [{ identifier, condition: "exactlyOrEarlierThan", value: value.end }];
    return [{ identifier, condition: "between", value }];
  }
  if (type === "checkbox") return [{ identifier, condition: "is", value: key === "true" }];
  // The records of a group of text differ in case only, which the filter ignores as well.
  if (type === "text") return [{ identifier, condition: "is", value: group.label }];
  return [{ identifier, condition: "anyIn", value: [key] }];
}

/** The day of a point in time, in a time zone; a day is returned as it is. */
function dayOf(at: string, timeZone: string): string {
  if (!at.includes("T")) return at;
  return localDay(at, timeZone);
}

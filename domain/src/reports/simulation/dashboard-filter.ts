import { z } from "zod";
import { OWNER_OF_ACTIVITY, TIME_OF_ACTIVITY } from "../../records/activity/activity-fields";
import { isActivitySource } from "../../records/activity/activity-source";
import type { Condition, Filter } from "../../records/filter/filter";
import { kindOf } from "../../records/record/entity";
import { Id } from "../../shared/value";
import type { ReportSource } from "../setting/general-setting";
import { Period } from "../setting/period";

/** A filter on all reports of a dashboard: by the owners of the records, and by their creation time. */
export const DashboardFilter = z.object({
  owner_ids: z.array(Id).max(100).default([]),
  period: Period.nullable().default(null),
});
export type DashboardFilter = z.infer<typeof DashboardFilter>;

/** A period as a condition on a date; undefined for all time. */
export function periodCondition(identifier: string, { date_option, date_range }: Period): Condition | undefined {
  if (date_option === "EXACT_DATE")
    return date_range ? { identifier, condition: "between", value: date_range } : undefined;
  return date_option === "ALL_TIME" ? undefined : { identifier, condition: "is", value: date_option };
}

/** The field with a record's owner. Companies and contacts have no assignee, so their creator counts as the owner. */
function ownerOf(source: ReportSource): string {
  if (isActivitySource(source)) return OWNER_OF_ACTIVITY;
  return kindOf(source) === "lead" ? "assignee" : "created_by";
}

/** A dashboard's filter as conditions on a report's source. */
export function dashboardConditions(filter: DashboardFilter | null | undefined, source: ReportSource): Filter {
  const { owner_ids = [], period = null } = filter ?? {};
  const owned: Condition[] =
    owner_ids.length > 0 ? [{ identifier: ownerOf(source), condition: "anyIn", value: owner_ids }] : [];
  const made = period
    ? periodCondition(isActivitySource(source) ? TIME_OF_ACTIVITY[source] : "created_at", period)
    : undefined;
  return { operator: "AND", conditions: [...owned, ...(made ? [made] : [])] };
}

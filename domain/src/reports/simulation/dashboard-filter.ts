import { z } from "zod";
import type { Condition, Filter } from "../../records/filter/filter";
import { kindOf, type ListEntityId } from "../../records/record/entity";
import { Id } from "../../shared/value";
import { Period } from "../setting/period";

/** What narrows all reports of a dashboard: owners of the records, and when they were made. */
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

/** The owner of a company or a contact is who made it. */
const ownerOf = (entity: ListEntityId): string => (kindOf(entity) === "lead" ? "assignee" : "created_by");

/** A dashboard's filter for the records of an entity. */
export function dashboardConditions(filter: DashboardFilter | null | undefined, entity: ListEntityId): Filter {
  const { owner_ids = [], period = null } = filter ?? {};
  const owned: Condition[] =
    owner_ids.length > 0 ? [{ identifier: ownerOf(entity), condition: "anyIn", value: owner_ids }] : [];
  const made = period ? periodCondition("created_at", period) : undefined;
  return { operator: "AND", conditions: [...owned, ...(made ? [made] : [])] };
}

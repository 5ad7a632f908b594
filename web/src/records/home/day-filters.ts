import type { FilterBody } from "@dure/domain/records/filter/filter";
import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import { daysBefore } from "../../ui/day/local-day";

/** A lead counts as new for this long. */
const NEW_DAYS = 7;
/** A deal counts as stale after this many days at its stage. */
export const STALE_DAYS = 14;

/** The member's leads of the last days, newest first. */
export const newLeadsOf = (userId: string, today: string): FilterBody => ({
  filters: {
    operator: "AND",
    conditions: [
      { identifier: "assignee", condition: "anyIn", value: [userId] },
      { identifier: "created_at", condition: "exactlyOrLaterThan", value: daysBefore(today, NEW_DAYS) },
    ],
  },
  sorting: { identifier: "created_at", direction: "DESC" },
});

/** The member's open deals that have been at their stage for long, longest first; undefined where no stage is open. */
export function staleDealsOf(userId: string, today: string, pipelines: readonly Pipeline[]): FilterBody | undefined {
  const open = pipelines
    .flatMap(stagesOf)
    .filter(({ status }) => status === "BEFORE_SALES" || status === "IN_SALES")
    .map(({ id }) => id);
  if (open.length === 0) return undefined;
  return {
    filters: {
      operator: "AND",
      conditions: [
        { identifier: "assignee", condition: "anyIn", value: [userId] },
        { identifier: "stage", condition: "anyIn", value: open },
        { identifier: "stage_entered_at", condition: "earlierThan", value: daysBefore(today, STALE_DAYS) },
      ],
    },
    sorting: { identifier: "stage_entered_at", direction: "ASC" },
  };
}

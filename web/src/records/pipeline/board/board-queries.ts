import type { Condition } from "@dure/domain/records/filter";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** Cards on one board (spec/2-records.md §9). */
const MAX_CARDS = 500;
export const UNASSIGNED = "none";

/** The deals of a deal type, the latest touched first; `assignee` is a member's id, `none` or empty for everyone. */
export const useBoardCards = (pipelineId: string, assignee: string) =>
  useQuery(
    api.records.filterRecords.queryOptions({
      input: {
        params: { entityId: "deal" },
        query: { page_count: MAX_CARDS },
        body: {
          filters: { operator: "AND", conditions: conditionsOf(pipelineId, assignee) },
          sorting: { identifier: "updated_at", direction: "DESC" },
        },
      },
      placeholderData: keepPreviousData,
      enabled: pipelineId !== "",
    }),
  );

function conditionsOf(pipelineId: string, assignee: string): Condition[] {
  const ofType: Condition = { identifier: "deal_record_type", condition: "is", value: pipelineId };
  if (assignee === UNASSIGNED) return [ofType, { identifier: "assignee", condition: "isEmpty" }];
  return assignee ? [ofType, { identifier: "assignee", condition: "is", value: assignee }] : [ofType];
}

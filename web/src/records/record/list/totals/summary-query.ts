import type { ListBody } from "@dure/domain/records/filter/filter";
import type { SummaryAggregation } from "@dure/domain/records/group/summary-api";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { keepPreviousData } from "@tanstack/react-query";
import { api } from "../../../../lib/api";

export type SummaryNumber = { identifier: string; aggregation: SummaryAggregation };

/** Numbers over all records of a list, by group if one is named. */
export const summaryQuery = (
  entityId: ListEntityId,
  { filters, search }: ListBody,
  numbers: readonly SummaryNumber[],
  group?: string,
) =>
  api.records.summarizeRecords.queryOptions({
    input: {
      params: { entityId },
      body: {
        ...(filters && { filters }),
        ...(search && { search }),
        numbers: [...numbers],
        ...(group && { group: { identifier: group } }),
      },
    },
    placeholderData: keepPreviousData,
  });

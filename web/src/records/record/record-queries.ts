import type { EntityId } from "@dure/domain/records/entity";
import type { FilterBody } from "@dure/domain/records/filter";
import { PAGE_COUNT } from "@dure/domain/shared/page";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export const recordQuery = (entityId: EntityId, recordId: string) =>
  api.records.getRecord.queryOptions({ input: { params: { entityId, recordId } } });

/** A record with its related records. */
export const useRecord = (entityId: EntityId, recordId: string) => useQuery(recordQuery(entityId, recordId));

/** The records of a list, page after page; the last list stays while the next one loads. */
export const useRecordList = (entityId: EntityId, body: FilterBody) =>
  useInfiniteQuery(
    api.records.filterRecords.infiniteOptions({
      input: (cursor: string | null) => ({
        params: { entityId },
        query: { page_count: PAGE_COUNT, ...(cursor && { cursor }) },
        body,
      }),
      initialPageParam: null,
      getNextPageParam: ({ cursor, is_last }) => (is_last ? null : cursor),
      placeholderData: keepPreviousData,
    }),
  );

/** Records whose name, company or e-mail has these words; nothing is asked while `enabled` is false. */
export const useQuickSearch = (entityId: EntityId, search: string, enabled: boolean) =>
  useQuery({
    ...api.records.quickSearch.queryOptions({ input: { params: { entityId }, query: { search } } }),
    enabled,
    placeholderData: keepPreviousData,
  });

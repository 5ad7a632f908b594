import type { ListBody } from "@dure/domain/records/filter/filter";
import type { EntityId, ListEntityId } from "@dure/domain/records/record/entity";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { PAGE_ROWS } from "./list/record-page";

export const recordQuery = (entityId: EntityId, recordId: string) =>
  api.records.getRecord.queryOptions({ input: { params: { entityId, recordId } } });

/** A record with its related records. */
export const useRecord = (entityId: EntityId, recordId: string) => useQuery(recordQuery(entityId, recordId));

/** A long list read from one end to the other must not stay in memory. */
const PAGE_KEPT_MS = 60_000;

/** One page of a list, by its number. */
export const recordPageQuery = (entityId: ListEntityId, body: ListBody, page: number) => ({
  ...api.records.filterRecords.queryOptions({
    input: { params: { entityId }, query: { page_count: PAGE_ROWS, offset: page * PAGE_ROWS }, body },
  }),
  gcTime: PAGE_KEPT_MS,
});

/** Records whose name, company or e-mail has these words; nothing is asked while `enabled` is false. */
export const useQuickSearch = (entityId: EntityId, search: string, enabled: boolean) =>
  useQuery({
    ...api.records.quickSearch.queryOptions({ input: { params: { entityId }, query: { search } } }),
    enabled,
    placeholderData: keepPreviousData,
  });

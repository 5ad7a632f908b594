import type { EntityId } from "@dure/domain/records/record/entity";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export const recordQuery = (entityId: EntityId, recordId: string) =>
  api.records.getRecord.queryOptions({ input: { params: { entityId, recordId } } });

/** A record with its related records. */
export const useRecord = (entityId: EntityId, recordId: string) => useQuery(recordQuery(entityId, recordId));

/** Records whose name, company or e-mail has these words; nothing is asked while `enabled` is false. */
export const useQuickSearch = (entityId: EntityId, search: string, enabled: boolean) =>
  useQuery({
    ...api.records.quickSearch.queryOptions({ input: { params: { entityId }, query: { search } } }),
    enabled,
    placeholderData: keepPreviousData,
  });

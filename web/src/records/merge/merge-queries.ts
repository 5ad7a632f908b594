import type { Overrides } from "@dure/domain/records/merge/merge-records";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { recordQuery } from "../record/record-queries";

export type Merge = { source_ids: string[]; target_id: string; override_properties: Overrides };

/** The records to be merged, as they are now. */
export const useMergedRecords = (entityId: EntityId, ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({ ...recordQuery(entityId, id), staleTime: 0 })),
    combine: (results) => ({
      records: results.flatMap(({ data }): RecordView[] => (data ? [data.record] : [])),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error,
    }),
  });

/** The record that a merge would make. */
export const useMergePreview = (entityId: EntityId, body: Merge, enabled: boolean) =>
  useQuery({
    ...api.records.dryRunMerge.queryOptions({ input: { params: { entityId }, body } }),
    enabled,
    placeholderData: keepPreviousData,
  });

export const useMerge = (entityId: EntityId) =>
  useMutation({
    mutationFn: (body: Merge) => client.records.mergeRecords({ params: { entityId }, body }),
    onSuccess: () => refresh("records"),
  });

import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** Deleted records that can still be restored, the last deleted first. */
export const useTrash = (entityId: EntityId, search = "") =>
  useInfiniteQuery({
    ...api.records.listTrash.infiniteOptions({
      input: (cursor: string | undefined) => ({
        params: { entityId },
        query: { ...(cursor && { cursor }), ...(search && { search }) },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });

export const useRestoreRecord = () =>
  useMutation({
    mutationFn: ({ entity, id }: Pick<RecordView, "entity" | "id">) =>
      client.records.restoreRecord({ params: { entityId: entity, recordId: id } }),
    onSuccess: () => void refresh("records"),
  });

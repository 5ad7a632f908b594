import type { DuplicateKey, MergedGroup } from "@dure/domain/records/duplicate/duplicate-group";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";

/** Groups of possible duplicates, page by page. */
export const useDuplicateGroups = (entityId: EntityId, by: DuplicateKey) =>
  useInfiniteQuery({
    ...api.records.findDuplicates.infiniteOptions({
      input: (offset: number) => ({ params: { entityId }, query: { by, offset } }),
      initialPageParam: 0,
      getNextPageParam: ({ is_last }, pages) =>
        is_last ? undefined : pages.reduce((sum, { data }) => sum + data.length, 0),
    }),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    retry: false,
  });

/** Starts a task that merges groups. */
export const useMergeDuplicates = (entityId: EntityId) =>
  useMutation({
    mutationFn: (groups: MergedGroup[]) => client.records.mergeDuplicates({ params: { entityId }, body: { groups } }),
    onSuccess: () => refresh("records"),
  });

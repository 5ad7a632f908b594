import type { EntityId } from "@dure/domain/records/record/entity";
import type { TimelineKind } from "@dure/domain/records/timeline/timeline";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

export type About = { entityId: EntityId; recordId: string };

/** What happened to a record, newest first, page by page. */
export const useTimeline = (about: About, kind: TimelineKind | undefined) =>
  useInfiniteQuery(
    api.records.listTimeline.infiniteOptions({
      input: (cursor: string | undefined) => ({
        params: about,
        query: { ...(kind && { kind }), ...(cursor && { cursor }) },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

/** Sets a field to what it was before an entry. */
export const useRestoreValue = (about: About, entryId: string) =>
  useMutation({
    mutationFn: (field: string) => client.records.restoreValue({ params: { ...about, entryId }, body: { field } }),
    onSuccess: () => refresh("records"),
  });

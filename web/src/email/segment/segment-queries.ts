import type { SkippedInAudience } from "@dure/domain/email/segment/audience-count";
import type { Filter } from "@dure/domain/records/filter/filter";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshSegments = () => refresh("email");

export const useSegments = () =>
  useQuery(api.email.listSegments.queryOptions({ input: {}, select: ({ data }) => data }));

export const useSegment = (id: string) => useQuery(api.email.getSegment.queryOptions({ input: { params: { id } } }));

/** The audience to count: the records of segments, or the records that an unsaved filter finds. */
export type AskedAudience = ({ segment_ids: string[] } | { filters: Filter }) & {
  with_unsubscribed?: boolean;
  topic?: string | null;
};

/** The last count stays until the next one has come. */
export const useAudienceCount = (asked: AskedAudience | undefined) =>
  useQuery({
    ...api.email.countAudience.queryOptions({ input: { body: asked ?? { segment_ids: [] } } }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });

/** The records of an audience, page by page; with a reason, only the records that get no mail for that reason. */
export const useAudienceRecords = (asked: AskedAudience | undefined, reason: SkippedInAudience | undefined) =>
  useInfiniteQuery({
    ...api.email.listAudience.infiniteOptions({
      input: (cursor: string | undefined) => ({
        query: { ...(reason && { reason }), ...(cursor && { cursor }) },
        body: asked ?? { segment_ids: [] },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });

export const useCreateSegment = () =>
  useMutation(api.email.createSegment.mutationOptions({ onSuccess: refreshSegments }));

export const useRenameSegment = () =>
  useMutation(api.email.changeSegment.mutationOptions({ onSettled: refreshSegments }));

export const useFillSegment = () => useMutation(api.email.fillSegment.mutationOptions({ onSettled: refreshSegments }));

export const useRemoveFromSegment = () =>
  useMutation(api.email.removeFromSegment.mutationOptions({ onSettled: refreshSegments }));

export const useDeleteSegment = () =>
  useMutation(api.email.deleteSegment.mutationOptions({ onSuccess: refreshSegments }));

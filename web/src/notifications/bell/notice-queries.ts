import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** Nothing pushes notifications to the browser, so they are polled, and refetched when the user returns to the page. */
const EVERY_MS = 60_000;

const refreshNotices = () => refresh("notifications", "listNotices");

/** The caller's notifications, page by page. */
export const useNotices = () =>
  useInfiniteQuery({
    ...api.notifications.listNotices.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: { page_count: 20, ...(cursor && { cursor }) } }),
      context: JOINED,
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    staleTime: EVERY_MS,
  });

export const useMarkNoticeRead = () =>
  useMutation(api.notifications.markNoticeRead.mutationOptions({ onSettled: refreshNotices }));

export const useMarkAllNoticesRead = () =>
  useMutation(api.notifications.markAllNoticesRead.mutationOptions({ onSettled: refreshNotices }));

export const useNoticePreferences = () => useQuery(api.notifications.getNoticePreferences.queryOptions({ input: {} }));

export const useSetNoticePreferences = () =>
  useMutation(
    api.notifications.setNoticePreferences.mutationOptions({
      onSuccess: () => refresh("notifications", "getNoticePreferences"),
    }),
  );

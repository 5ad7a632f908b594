import type { ItemResultView, TaskView } from "@dure/domain/records/task/task";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** How often a running task is polled. The records that it changes are updated live, its counters are not. */
const POLL_MS = 1_000;

export const isRunning = ({ state }: TaskView): boolean => state === "pending" || state === "running";

/** The member's last tasks, kept up to date while one of them runs. */
export const useTasks = () =>
  useQuery({
    ...api.records.listTasks.queryOptions({ input: {}, context: JOINED }),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => (state.data?.data.some(isRunning) ? POLL_MS : false),
  });

/** The input that reads a page of the items of a task that failed. */
const failuresPage = (id: string, cursor: string | null | undefined) => ({
  params: { id },
  query: { status: "ERROR" as const, ...(cursor && { cursor }) },
});

/** The items of a task that failed, page by page. */
export const useFailures = (id: string) =>
  useInfiniteQuery(
    api.records.listTaskResults.infiniteOptions({
      input: (cursor: string | undefined) => failuresPage(id, cursor),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

/** All items of a task that failed. The task is over. */
export const useAllFailures = (id: string) =>
  useQuery({
    queryKey: ["all-failures", id],
    queryFn: async () => {
      const all: ItemResultView[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await client.records.listTaskResults(failuresPage(id, cursor));
        all.push(...page.data);
        cursor = page.cursor;
      } while (cursor);
      return all;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts back what a bulk deletion deleted. */
export const useUndoTask = () =>
  useMutation({
    mutationFn: (id: string) => client.records.undoTask({ params: { id } }),
    onSuccess: () => refresh("records", "listTasks"),
  });

export const useCancelTask = () =>
  useMutation({
    mutationFn: (id: string) => client.records.cancelTask({ params: { id } }),
    onSettled: () => refresh("records", "listTasks"),
  });

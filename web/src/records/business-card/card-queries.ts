import type { CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { isOver } from "@dure/domain/records/task/task";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { JOINED } from "../../lib/http/joined";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** Longer than the server lets a call wait. */
const TIMEOUT_MS = 60_000;
const POLL_MS = 700;

/** The business-card account that the team has connected, if any. */
export const useCardService = () => useQuery(api.teams.getCardService.queryOptions({ input: {}, context: JOINED }));

export const refreshCardService = () => refresh("teams", "getCardService");

/** Whether a sync or its undo is running. */
export const isAtWork = ({ state, undo }: CardSyncView): boolean =>
  state === "fetching" || state === "pending" || state === "running" || (undo !== null && !isOver(undo));

/** The last syncs, newest first, polled while one of them is running. */
export const useCardSyncs = () =>
  useQuery({
    ...api.records.listCardSyncs.queryOptions({ input: {} }),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => (state.data?.data.some(isAtWork) ? POLL_MS : false),
  });

/** Starts a sync. A timeout is not treated as a failure, since the sync continues on the server. */
export const useSyncCards = () =>
  useMutation({
    mutationFn: async (): Promise<CardSyncView | null> => {
      const answer = client.records.syncCards({ body: {} }, { context: { timeoutMs: TIMEOUT_MS } });
      // Shows the running sync in the list before the call is answered.
      void refresh("records", "listCardSyncs");
      return answer.catch((error: unknown) => {
        if (isRefusal(error, "TIMEOUT")) return null;
        throw error;
      });
    },
    onSettled: () => Promise.all([refresh("records"), refreshCardService()]),
  });

/** Whether cards are synced every day. */
export const useDailySync = () => useQuery(api.records.getDailySync.queryOptions({ input: {} }));

export const useSetDailySync = () =>
  useMutation({
    mutationFn: (daily: boolean) => client.records.setDailySync({ body: { daily } }),
    onSettled: () => refresh("records", "getDailySync"),
  });

export const useUndoCardSync = () =>
  useMutation({
    mutationFn: (id: string) => client.records.undoCardSync({ params: { id } }),
    onSettled: () => refresh("records"),
  });

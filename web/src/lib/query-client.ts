import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error";

/** A refused read is not retried; a read without an answer is. */
const retryUnanswered = (failures: number, error: Error) => !(error instanceof CallError) && failures < 2;

/** Whether a failed read may succeed later with nothing changed: there was no answer, the server broke, or was busy. */
const isTemporary = (error: Error) => !(error instanceof CallError) || error.status >= 500 || error.status === 429;

/**
 * Hides a temporary failure of a refetch, so that a screen keeps the data it shows and the input that isn't saved. A
 * refusal stays: the data may be gone, or no longer the user's to see. The failure of a next page is shown by the button
 * that asked for it (`web/src/ui/more-button.tsx`).
 */
function keepData(error: Error, query: Query<unknown, unknown>): void {
  const { data, fetchMeta } = query.state;
  if (data !== undefined && (fetchMeta?.fetchMore || isTemporary(error)))
    query.setState({ status: "success", error: null });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: keepData }),
  defaultOptions: {
    queries: { retry: retryUnanswered, staleTime: 30_000 },
    // Offline, React Query would silently pause a submit. In this mode it fails at once, with an error.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Invalidates the queries of an area, or of one endpoint, and refetches the visible ones. */
export const refresh = (area: string, ...path: string[]): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [[area, ...path]] });

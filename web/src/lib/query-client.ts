import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error";

/** A refused read is not retried; a read without an answer is. */
const retryUnanswered = (failures: number, error: Error) => !(error instanceof CallError) && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: retryUnanswered, staleTime: 30_000 },
    // Offline, React Query would silently pause a submit. In this mode it fails at once, with an error.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Invalidates the queries of an area, or of one endpoint, and refetches the visible ones. */
export const refresh = (area: string, ...path: string[]): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [[area, ...path]] });

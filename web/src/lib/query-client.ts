import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error";

/** A refusal is an answer; only a read that got none is worth repeating. */
const retryUnanswered = (failures: number, error: Error) => !(error instanceof CallError) && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retryUnanswered, staleTime: 30_000 }, mutations: { retry: false } },
});

/** Forgets what was read of an area, or of one endpoint of it, and reads again what is on the screen. */
export const refresh = (area: string, ...path: string[]): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [[area, ...path]] });

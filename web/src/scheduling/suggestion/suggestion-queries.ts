import type { SuggestionOptions, SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshSuggestions = () => refresh("scheduling", "listOnetime");

/** The team's suggestions, the user's first. */
export const useSuggestions = () => useQuery(api.scheduling.listOnetime.queryOptions({ input: {} }));

/** Saves a suggestion under its id and activates it; both calls are idempotent. */
export async function offerSuggestion(id: string, body: SuggestionOptions): Promise<SuggestionView> {
  await client.scheduling.putOnetime({ params: { id }, body });
  const offered = await client.scheduling.activateOnetime({ params: { id }, query: { activate: true } });
  await refreshSuggestions();
  return offered;
}

export const useDeleteSuggestion = () =>
  useMutation(api.scheduling.deleteOnetime.mutationOptions({ onSettled: refreshSuggestions }));

import type { SaveIpList } from "@dure/domain/teams/ip-list/ip-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { withReauthentication } from "../../identity/second-factor/with-reauthentication";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const ipListQuery = () => api.teams.getIpList.queryOptions({ input: {} });

export const useIpList = () => useQuery(ipListQuery());

type Saving = { body: SaveIpList; based_on: string };

/** Saves the list. If the sign-in is too old, the user signs in again first. */
export function useSaveIpList(reauthenticate: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, based_on }: Saving) =>
      withReauthentication(() => client.teams.setIpList({ query: { based_on }, body }), reauthenticate),
    onSuccess: (list) => queryClient.setQueryData(ipListQuery().queryKey, list),
    // Refetches what another admin may have saved, to be merged.
    onError: () => refresh("teams", "getIpList"),
  });
}

import { INITIAL_STATE, InterfaceState, type InterfaceStateChange } from "@dure/domain/identity/interface-state";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";
import { queryClient, refresh } from "../../lib/query-client";

/** The interface state of the member. It never goes stale, because only this member changes it. */
export const interfaceStateQuery = () => ({
  ...api.identity.getInterfaceState.queryOptions({ input: {}, context: JOINED }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useInterfaceState = () => useQuery(interfaceStateQuery());

/**
 * Updates the cache optimistically and saves the change. A failure is not reported, since it only costs convenience.
 */
export async function saveInterfaceState(change: InterfaceStateChange): Promise<void> {
  queryClient.setQueryData(interfaceStateQuery().queryKey, (known) =>
    InterfaceState.parse({ ...INITIAL_STATE, ...known, ...change }),
  );
  try {
    await client.identity.setInterfaceState({ body: change });
  } catch (error) {
    console.warn("The state of the screens was not saved", error);
    await refresh("identity", "getInterfaceState");
  }
}

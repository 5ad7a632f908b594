import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { withReauthentication } from "../second-factor/with-reauthentication";

export const useSecondFactorState = () => useQuery(api.identity.getSecondFactor.queryOptions({ input: {} }));

export const useSessions = () =>
  useQuery(api.identity.listSessions.queryOptions({ input: {}, staleTime: 0, select: ({ data }) => data }));

export const useEndSession = () =>
  useMutation(api.identity.endSession.mutationOptions({ onSettled: () => refresh("identity", "listSessions") }));

export const useEndSessions = () => useMutation(api.identity.endSessions.mutationOptions());

export const useRemoveSecondFactor = (reauthenticate: () => Promise<unknown>) =>
  useMutation({ mutationFn: () => withReauthentication(() => client.identity.removeSecondFactor({}), reauthenticate) });

/** The team, for its requirement of a second factor. The change event of the teams area refetches it. */
export const useTeamDemand = () => useQuery(api.teams.getTeam.queryOptions({ input: {} }));

export const useDemandSecondFactor = () =>
  useMutation(api.teams.updateTeam.mutationOptions({ onSuccess: () => refresh("teams", "getTeam") }));

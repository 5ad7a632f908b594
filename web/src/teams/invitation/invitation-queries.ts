import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useTeam } from "../team/team-queries";

export function useInvitations() {
  const { teamId } = useTeam();
  return useQuery(api.teams.listInvitations.queryOptions({ input: { params: { teamId } } }));
}

const refreshed = { onSettled: () => refresh("teams", "listInvitations") };

export const useResendInvitation = () => useMutation(api.teams.resendInvitation.mutationOptions(refreshed));
export const useCancelInvitation = () => useMutation(api.teams.cancelInvitation.mutationOptions(refreshed));

import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useTeam } from "../team/team-queries";

/** Members, and users who request access. */
export function useMembers() {
  const { teamId } = useTeam();
  return useQuery(api.teams.listMembers.queryOptions({ input: { params: { teamId } } }));
}

/** Active members. Other areas choose assignees and hosts from them. */
export function useActiveMembers() {
  const { teamId } = useTeam();
  return useQuery(
    api.teams.listMembers.queryOptions({
      input: { params: { teamId } },
      select: ({ data }) => data.filter(({ team_member_status }) => team_member_status === "ACTIVE"),
    }),
  );
}

/** The version of a member's picture; null if there is none. */
export function useMemberPicture(userId: string): string | null {
  const { teamId } = useTeam();
  const { data } = useQuery(
    api.teams.listMembers.queryOptions({
      input: { params: { teamId } },
      select: ({ data }) => data.find((member) => member.userId === userId)?.picture_version ?? null,
    }),
  );
  return data ?? null;
}

export const useAnswerRequest = () =>
  useMutation(api.teams.answerJoinRequest.mutationOptions({ onSettled: () => refresh("teams", "listMembers") }));

/** A member's assignments, which block deactivation. */
export function useDeactivationImpact(userId: string) {
  const { teamId } = useTeam();
  return useQuery(
    api.teams.getDeactivationImpact.queryOptions({
      input: { params: { teamId, userId } },
      staleTime: 0,
      select: ({ data }) => data,
    }),
  );
}

export const useResetSecondFactor = () =>
  useMutation(api.teams.resetSecondFactor.mutationOptions({ onSuccess: () => refresh("teams", "listMembers") }));

export const useSetRole = () => useMutation(api.teams.setRole.mutationOptions({ onSuccess: refreshRoles }));

export const useTransferAdmin = () => useMutation(api.teams.transferAdmin.mutationOptions({ onSuccess: refreshRoles }));

/** The caller's own role may have changed, too. */
const refreshRoles = () => Promise.all([refresh("teams", "listMembers"), refresh("identity", "getProfile")]);

export const useSetActivation = () =>
  useMutation(api.teams.setActivation.mutationOptions({ onSuccess: () => refresh("teams", "listMembers") }));

import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useTeam } from "../team/team-queries";

/** Members and those who ask to become one. */
export function useMembers() {
  const { teamId } = useTeam();
  return useQuery(api.teams.listMembers.queryOptions({ input: { params: { teamId } } }));
}

/** The people who may be given work: active members. Other areas choose owners and hosts from them. */
export function useActiveMembers() {
  const { teamId } = useTeam();
  return useQuery(
    api.teams.listMembers.queryOptions({
      input: { params: { teamId } },
      select: ({ data }) => data.filter(({ team_member_status }) => team_member_status === "ACTIVE"),
    }),
  );
}

/** Which picture of a member counts; null while there is none. */
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

/** What a member is assigned to, which keeps them active. */
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

export const useSetActivation = () =>
  useMutation(api.teams.setActivation.mutationOptions({ onSuccess: () => refresh("teams", "listMembers") }));

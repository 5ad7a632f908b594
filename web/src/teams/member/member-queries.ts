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

export const useAnswerRequest = () =>
  useMutation(api.teams.answerJoinRequest.mutationOptions({ onSettled: () => refresh("teams", "listMembers") }));

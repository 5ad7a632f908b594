import { api } from "../lib/api";
import { runtime } from "../lib/firebase/runtime";
import { queryClient } from "../lib/query-client";
import { flagsQuery } from "./team/flag-queries";
import { planQuery, teamQuery } from "./team/team-queries";

/** Prefetches the team, its plan and flags, and its members. The tenant's id is the team's id. */
export function preload(): void {
  void queryClient.prefetchQuery(teamQuery());
  void queryClient.prefetchQuery(planQuery());
  void queryClient.prefetchQuery(flagsQuery());
  const teamId = runtime().auth.currentUser?.tenantId;
  if (teamId) void queryClient.prefetchQuery(api.teams.listMembers.queryOptions({ input: { params: { teamId } } }));
}

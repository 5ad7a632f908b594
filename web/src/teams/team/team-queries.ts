import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export const teamQuery = () => api.teams.getTeam.queryOptions({ input: {} });
export const planQuery = () => api.teams.getPlanStatus.queryOptions({ input: {} });

/** The session's team. Use it only below the signed-in guard, which loads the team. */
export const useTeam = () => useSuspenseQuery(teamQuery()).data;

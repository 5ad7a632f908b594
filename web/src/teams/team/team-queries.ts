import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

export const teamQuery = () => api.teams.getTeam.queryOptions({ input: {}, context: JOINED });
export const planQuery = () => api.teams.getPlanStatus.queryOptions({ input: {}, context: JOINED });

/** The session's team. Use it only below the signed-in guard, which loads the team. */
export const useTeam = () => useSuspenseQuery(teamQuery()).data;

import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export const teamQuery = () => api.teams.getTeam.queryOptions({ input: {} });
export const planQuery = () => api.teams.getPlanStatus.queryOptions({ input: {} });

/** The team that the session belongs to. Only below the guard of signed-in pages, where it is known. */
export const useTeam = () => useSuspenseQuery(teamQuery()).data;

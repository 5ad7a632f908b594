import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export const profileQuery = () => api.identity.getProfile.queryOptions({ input: {} });

/** The signed-in user. Use it only below the signed-in guard, which loads the profile. */
export const useProfile = () => useSuspenseQuery(profileQuery()).data;

/** Whether the signed-in user is an admin of the team. */
export const useIsAdmin = (): boolean => useProfile().team_member_role === "ADMIN";

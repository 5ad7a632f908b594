import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

export const profileQuery = () => api.identity.getProfile.queryOptions({ input: {}, context: JOINED });

/** The signed-in user. Use it only below the signed-in guard, which loads the profile. */
export const useProfile = () => useSuspenseQuery(profileQuery()).data;

/** Whether the signed-in user is an admin of the team. */
export const useIsAdmin = (): boolean => useProfile().team_member_role === "ADMIN";

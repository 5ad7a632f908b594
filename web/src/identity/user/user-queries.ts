import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export const profileQuery = () => api.identity.getProfile.queryOptions({ input: {} });

/** The signed-in person. Only below the guard of signed-in pages, where it is known. */
export const useProfile = () => useSuspenseQuery(profileQuery()).data;

/** Whether the signed-in person is an administrator of the team. */
export const useIsAdmin = (): boolean => useProfile().team_member_role === "ADMIN";

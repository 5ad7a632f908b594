import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";

export const NAVER_WORKS = { provider: "naver-works" } as const;

/**
 * The team's OAuth client at Naver Works, with a hidden secret. Without one, the query fails with an error that
 * `isMissing` recognizes.
 */
export const useCredentials = () =>
  useQuery(api.teams.getTeamCredentials.queryOptions({ input: { params: NAVER_WORKS }, retry: false }));

export const isMissing = (error: unknown): boolean => isRefusal(error, "CAL-DOMAIN-NW_CREDENTIALS");

import { useQuery } from "@tanstack/react-query";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { api } from "../../../lib/api";

/** Whether personal values are masked for this person; undefined until it is known. */
export function useIsMasked(): boolean | undefined {
  const isAdmin = useIsAdmin();
  const { data: flags, isError } = useQuery(api.teams.getRemoteConfig.queryOptions({ input: {} }));
  if (isAdmin) return false;
  if (flags) return flags.enable_masking === true;
  // After an error, masked is the safe answer: the API serves everybody, Firestore only users without masking.
  return isError ? true : undefined;
}

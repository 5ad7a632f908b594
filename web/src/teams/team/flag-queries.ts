import type { RemoteFlag } from "@dure/domain/shared/caller/remote-flags";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

/** Whether a flag is on for the team. Unloaded counts as off; the server enforces flags anyway. */
export const useRemoteFlag = (flag: RemoteFlag): boolean =>
  useQuery({ ...api.teams.getRemoteConfig.queryOptions({ input: {} }), staleTime: FLAGS_KEPT_MS }).data?.[flag] ===
  true;

const FLAGS_KEPT_MS = 5 * 60_000;

import type { RemoteFlag, RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { JOINED } from "../../lib/http/joined";

const FLAGS_KEPT_MS = 5 * 60_000;
const NONE: RemoteFlags = {};

export const flagsQuery = () => ({
  ...api.teams.getRemoteConfig.queryOptions({ input: {}, context: JOINED }),
  staleTime: FLAGS_KEPT_MS,
});

/** The team's flags. Unloaded ones count as off; the server enforces flags anyway. */
export const useRemoteFlags = (): RemoteFlags => useQuery(flagsQuery()).data ?? NONE;

/** Whether a flag is on for the team. */
export const useRemoteFlag = (flag: RemoteFlag): boolean => useRemoteFlags()[flag] === true;

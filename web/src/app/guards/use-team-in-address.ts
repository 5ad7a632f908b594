import { useEffect } from "react";
import { useLocation } from "react-router";
import { handOver } from "../../identity/session/hand-over";
import { runtime } from "../../lib/firebase/runtime";
import { addressOfTeam, leavesOrigin, teamSlugOf } from "../../lib/team-address";

/**
 * Keeps the session's team in the address: in the sub-domain, or in the query outside the product's domain. A session at
 * another sub-domain is handed over. The query is written past the router: a navigation would compete with redirects, and
 * pages would see their parameters change.
 * @returns whether the page is about to be left
 */
export function useTeamInAddress(teamSlug: string | null): boolean {
  const here = useLocation();
  const isLeaving = teamSlug !== null && leavesOrigin(teamSlug, location, runtime().config.domain);

  useEffect(() => {
    const { domain } = runtime().config;
    if (!teamSlug || teamSlugOf(location, domain) === teamSlug) return;
    const there = addressOfTeam(teamSlug, location, domain);
    // If the session can't be handed over, the user logs in there.
    if (isLeaving) handOver(teamSlug).catch(() => location.assign(there));
    else history.replaceState(history.state, "", there);
  }, [teamSlug, isLeaving, here]);
  return isLeaving;
}

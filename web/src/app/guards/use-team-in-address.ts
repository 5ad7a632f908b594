import { useEffect } from "react";
import { useLocation } from "react-router";
import { runtime } from "../../lib/firebase/runtime";
import { addressOfTeam, leavesOrigin, teamSlugOf } from "../../lib/team-address";

/**
 * Keeps the session's team in the address: in the sub-domain, or in the query outside the product's domain. It writes
 * the query past the router: a navigation would compete with redirects, and pages would see their parameters change.
 */
export function useTeamInAddress(teamSlug: string | null): void {
  const here = useLocation();

  useEffect(() => {
    const { domain } = runtime().config;
    if (!teamSlug || teamSlugOf(location, domain) === teamSlug) return;
    const there = addressOfTeam(teamSlug, location, domain);
    if (leavesOrigin(teamSlug, location, domain)) location.assign(there);
    else history.replaceState(history.state, "", there);
  }, [teamSlug, here]);
}

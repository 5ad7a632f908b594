import { useEffect } from "react";
import { useLocation } from "react-router";
import { runtime } from "../../lib/firebase/runtime";
import { addressOfTeam, leavesOrigin, teamSlugOf } from "../../lib/team-address";

/**
 * Keeps the address naming the session's team: the sub-domain, or off the product's domain the query. The query is
 * written past the router, so that it never competes with a redirect and no page sees its parameters change.
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

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { runtime } from "../../lib/runtime";
import { addressOfTeam, leavesOrigin, teamSlugOf } from "../../lib/team-address";

/** Keeps the address naming the session's team: the sub-domain, or off the product's domain the query. */
export function useTeamInAddress(teamSlug: string | null): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const { domain } = runtime().config;
    const { protocol, host } = window.location;
    const address = { protocol, host, pathname, search, hash };
    if (!teamSlug || teamSlugOf(address, domain) === teamSlug) return;
    const there = addressOfTeam(teamSlug, address, domain);
    if (leavesOrigin(teamSlug, address, domain)) window.location.assign(there);
    else void navigate(there.slice(`${protocol}//${host}`.length), { replace: true, state });
  }, [teamSlug, pathname, search, hash, state, navigate]);
}

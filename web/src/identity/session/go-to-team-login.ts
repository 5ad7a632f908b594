import { runtime } from "../../lib/firebase/runtime";
import { addressOfTeam, leavesOrigin } from "../../lib/team-address";

/**
 * Goes to the login page at the team's own address when that is another origin: sessions do not cross origins. Returns
 * whether it went.
 */
export function goToTeamLogin(teamSlug: string | null, email: string): boolean {
  const { domain } = runtime().config;
  const { protocol, host } = location;
  const address = { protocol, host, pathname: "/login", search: `?email=${encodeURIComponent(email)}`, hash: "" };
  if (!teamSlug || !leavesOrigin(teamSlug, address, domain)) return false;
  location.assign(addressOfTeam(teamSlug, address, domain));
  return true;
}

import { isRefusal } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { nextPathOf } from "../../lib/session-paths";
import { addressOfTeam, leavesOrigin } from "../../lib/team-address";

/** Opens the login page at the account's own team if the refusal (A-PN-0012) names another team's address. */
export function redirectToOwnTeam(error: unknown, email: string): void {
  if (!isRefusal(error, "A-PN-0012", "A-PN-0009")) return;
  const { team_slug } = (error.details ?? {}) as { team_slug?: string };
  if (!team_slug) return;
  const { domain } = runtime().config;
  const next = nextPathOf(new URLSearchParams(location.search));
  const { protocol, host } = location;
  const search = `?${new URLSearchParams({ email, ...(next !== "/" && { next }) })}`;
  const address = { protocol, host, pathname: "/login", search, hash: "" };
  if (leavesOrigin(team_slug, address, domain)) location.assign(addressOfTeam(team_slug, address, domain));
}

import { inMemoryPersistence, setPersistence, signInWithCustomToken } from "firebase/auth";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { addressOfTeam, isOwnAddress, teamSlugOf } from "../../lib/team-address";
import { startSession } from "./start-session";

/** The page that ends a hand-over, at the team's own address. */
export const ENTER_PATH = "/enter";

/**
 * Moves to the page that `location` names at the team's own address, which is another origin, and hands the session
 * over. The session then exists only there, so a later sign-out there ends it completely.
 */
export async function handOver(teamSlug: string): Promise<void> {
  const { auth, config } = runtime();
  const there = new URL(addressOfTeam(teamSlug, location, config.domain));
  const next = there.pathname + there.search + there.hash;
  const { code } = await client.identity.createHandover({});
  // The page keeps its session in memory until it is left; nothing stays in this browser's storage for this origin.
  await setPersistence(auth, inMemoryPersistence);
  // A fragment reaches no server and no log.
  location.replace(`${there.origin}${ENTER_PATH}#${new URLSearchParams({ code, next })}`);
}

/**
 * Continues the session whose code is in the address.
 * @throws if the code is invalid, or if another website linked here: such a link could sign a visitor in to somebody
 * else's account
 */
export async function takeOver(code: string): Promise<void> {
  const { auth, config } = runtime();
  if (!isOwnAddress(document.referrer, config.domain))
    throw new Error("Only the product's own pages hand a session over.");
  const team_slug = teamSlugOf(location, config.domain) ?? "";
  const { tenant_id, token } = await client.identity.claimHandover({ body: { code, team_slug } });
  await startSession({ tenant_id }, () => signInWithCustomToken(auth, token));
}

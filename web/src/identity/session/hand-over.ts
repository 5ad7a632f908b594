import { inMemoryPersistence, setPersistence, signInWithCustomToken } from "firebase/auth";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { addressOfTeam, isOwnAddress, teamSlugOf } from "../../lib/team-address";
import { startSession } from "./start-session";

/** The page that ends a hand-over, at the team's own address. */
export const ENTER_PATH = "/enter";

/**
 * Leaves for the page that `location` names at the team's own address, which has another origin, and takes the session
 * along. It stays at that address alone: a later log-out there ends all of it.
 */
export async function handOver(teamSlug: string): Promise<void> {
  const { auth, config } = runtime();
  const there = new URL(addressOfTeam(teamSlug, location, config.domain));
  const next = there.pathname + there.search + there.hash;
  const { code } = await client.identity.createHandover({});
  // The page keeps its session until it is left; the browser keeps none here.
  await setPersistence(auth, inMemoryPersistence);
  // A fragment reaches no server and no log.
  location.replace(`${there.origin}${ENTER_PATH}#${new URLSearchParams({ code, next })}`);
}

/**
 * Continues the session whose code the address holds.
 * @throws if the code isn't good, or if another website's link has led here: it could sign a visitor in to somebody
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

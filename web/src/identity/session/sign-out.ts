import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { endOnServer } from "./end-on-server";
import { leaveSession } from "./leave-session";

/**
 * Ends the session and clears the browser's data of it (docs/product/identity.md#sign-out). Reloads at the login page
 * of the same team.
 */
export async function signOut(): Promise<void> {
  if (runtime().auth.currentUser) await endOnServer(() => client.identity.signOut({}));
  await leaveSession();
  const teamSlug = new URLSearchParams(location.search).get("teamSlug");
  location.replace(teamSlug ? `/login?teamSlug=${encodeURIComponent(teamSlug)}` : "/login");
}

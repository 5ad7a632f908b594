import { signOut as endSession } from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";
import { clearPersistedState } from "../../lib/persisted-state";
import { queryClient } from "../../lib/query-client";
import { auditLogin } from "./audit-login";

/**
 * Ends the session and clears the browser's data of it (docs/product/identity.md#sign-out). Reloads at the login page
 * of the same team.
 */
export async function signOut(): Promise<void> {
  const { auth } = runtime();
  const user = auth.currentUser;
  if (user) await auditLogin("logout", user);
  await endSession(auth);
  auth.tenantId = null;
  clearPersistedState();
  queryClient.clear();
  const teamSlug = new URLSearchParams(location.search).get("teamSlug");
  location.replace(teamSlug ? `/login?teamSlug=${encodeURIComponent(teamSlug)}` : "/login");
}

import { signOut } from "firebase/auth";
import { clearDrafts } from "../../lib/draft/draft-store";
import { runtime } from "../../lib/firebase/runtime";
import { clearPersistedState } from "../../lib/persisted-state";
import { queryClient } from "../../lib/query-client";

/**
 * Forgets the session in this browser: account, tokens, everything loaded, and interface state. Drafts wait for an account
 * whose session has ended by itself; another account's log-in removes them.
 */
export async function leaveSession({ keepDrafts = false } = {}): Promise<void> {
  const { auth } = runtime();
  await signOut(auth);
  auth.tenantId = null;
  clearPersistedState();
  if (!keepDrafts) clearDrafts();
  queryClient.clear();
}

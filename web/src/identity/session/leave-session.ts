import { signOut } from "firebase/auth";
import { clearDrafts } from "../../lib/draft/draft-store";
import { runtime } from "../../lib/firebase/runtime";
import { clearPersistedState } from "../../lib/persisted-state";
import { queryClient } from "../../lib/query-client";

/**
 * Forgets the session in this browser: account, tokens, query cache and interface state. `keepDrafts` keeps the drafts
 * for an account whose session has expired; a log-in of another account removes them.
 */
export async function leaveSession({ keepDrafts = false } = {}): Promise<void> {
  const { auth } = runtime();
  await signOut(auth);
  auth.tenantId = null;
  clearPersistedState();
  if (!keepDrafts) clearDrafts();
  queryClient.clear();
}

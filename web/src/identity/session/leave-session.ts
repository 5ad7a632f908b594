import { signOut } from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";
import { clearPersistedState } from "../../lib/persisted-state";
import { queryClient } from "../../lib/query-client";

/** Forgets the session in this browser: account, tokens, everything loaded, and interface state. */
export async function leaveSession(): Promise<void> {
  const { auth } = runtime();
  await signOut(auth);
  auth.tenantId = null;
  clearPersistedState();
  queryClient.clear();
}

import { signOut, type UserCredential } from "firebase/auth";
import { client, refusals } from "../../lib/api";
import { CallError } from "../../lib/call-error";
import { clearOthersDrafts } from "../../lib/draft/draft-store";
import { runtime } from "../../lib/firebase/runtime";
import { queryClient } from "../../lib/query-client";
import { sessionEnd } from "../../lib/session/session-end";
import { refusedAddressOf } from "./auth-failure";
import { endOnServer } from "./end-on-server";
import { saveRecentEmail } from "./recent-emails";

/**
 * Ends the current session, and signs in to a tenant by `enter` (docs/product/identity.md#sign-in). The server writes both
 * entries of the audit log.
 */
export async function startSession(
  { tenant_id }: { tenant_id: string | null },
  enter: () => Promise<UserCredential>,
): Promise<UserCredential> {
  const { auth } = runtime();
  if (auth.currentUser) {
    await endOnServer(() => client.identity.signOut({}));
    await signOut(auth);
  }
  queryClient.clear();
  auth.tenantId = tenant_id;
  const credential = await enter().catch(tellRefusedAddress);
  sessionEnd.forget();
  clearOthersDrafts();
  if (credential.user.email) saveRecentEmail(credential.user.email);
  return credential;
}

/**
 * Handles a blocking function's refusal of the IP address like the API's: it opens the page about restricted access.
 */
function tellRefusedAddress(error: unknown): never {
  const ip = refusedAddressOf(error);
  if (ip === undefined) throw error;
  const refusal = new CallError("IP_FORBIDDEN", "", 403, { ip });
  refusals.emit(refusal);
  throw refusal;
}

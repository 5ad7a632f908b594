import type { TenantInfo } from "@dure/domain/identity/sign-in";
import { signOut, type UserCredential } from "firebase/auth";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { queryClient } from "../../lib/query-client";
import { endOnServer } from "./end-on-server";
import { saveRecentEmail } from "./recent-emails";

/**
 * Ends the current session, and signs in to a tenant by `enter` (docs/product/identity.md#sign-in). The server writes both
 * entries of the audit log.
 */
export async function startSession(
  { tenant_id }: Pick<TenantInfo, "tenant_id">,
  enter: () => Promise<UserCredential>,
): Promise<UserCredential> {
  const { auth } = runtime();
  if (auth.currentUser) {
    await endOnServer(() => client.identity.signOut({}));
    await signOut(auth);
  }
  queryClient.clear();
  auth.tenantId = tenant_id;
  const credential = await enter();
  if (credential.user.email) saveRecentEmail(credential.user.email);
  return credential;
}

import type { TenantInfo } from "@dure/domain/identity/sign-in";
import { signOut, type UserCredential } from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";
import { queryClient } from "../../lib/query-client";
import { auditLogin } from "./audit-login";
import { saveRecentEmail } from "./recent-emails";

/**
 * Ends the current session, signs in to a tenant by `enter`, and writes the login to the audit log
 * (docs/product/identity.md#sign-in).
 */
export async function startSession(
  { tenant_id }: Pick<TenantInfo, "tenant_id">,
  enter: () => Promise<UserCredential>,
): Promise<UserCredential> {
  const { auth } = runtime();
  if (auth.currentUser) await signOut(auth);
  queryClient.clear();
  auth.tenantId = tenant_id;
  const credential = await enter();
  if (credential.user.email) saveRecentEmail(credential.user.email);
  await auditLogin("login", credential.user);
  return credential;
}

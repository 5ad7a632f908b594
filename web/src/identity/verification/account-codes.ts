import { applyActionCode, verifyPasswordResetCode } from "firebase/auth";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";

/** The identity service needs the tenant that sent the code. */
function authOf(tenantId: string | null) {
  const { auth } = runtime();
  auth.tenantId = tenantId;
  return auth;
}

/** Marks the e-mail as verified; a session of the account refreshes. */
export async function applyEmailCode(code: string, tenantId: string | null): Promise<true> {
  const auth = authOf(tenantId);
  await applyActionCode(auth, code);
  await auth.currentUser?.reload();
  await auth.currentUser?.getIdToken(true);
  return true;
}

/** The e-mail whose password a code resets. */
export const emailOfResetCode = (code: string, tenantId: string | null): Promise<string> =>
  verifyPasswordResetCode(authOf(tenantId), code);

/** Changes the password on the server, which resets the count of wrong passwords and ends all sessions. */
export const changePassword = (code: string, tenantId: string | null, password: string): Promise<unknown> =>
  client.identity.resetPassword({ body: { tenant_id: tenantId ?? "", code, password } });

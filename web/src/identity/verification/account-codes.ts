import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";

/** The identity service looks a code up in the tenant that sent it. */
function authOf(tenantId: string | null) {
  const { auth } = runtime();
  auth.tenantId = tenantId;
  return auth;
}

/** Marks the e-mail as verified; a session of that account takes it over. */
export async function applyEmailCode(code: string, tenantId: string | null): Promise<true> {
  const auth = authOf(tenantId);
  await applyActionCode(auth, code);
  await auth.currentUser?.reload();
  await auth.currentUser?.getIdToken(true);
  return true;
}

/** The e-mail whose password a code may change. */
export const emailOfResetCode = (code: string, tenantId: string | null): Promise<string> =>
  verifyPasswordResetCode(authOf(tenantId), code);

export const changePassword = (code: string, tenantId: string | null, password: string): Promise<void> =>
  confirmPasswordReset(authOf(tenantId), code, password);

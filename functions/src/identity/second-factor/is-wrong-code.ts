import { z } from "zod";
import { callIdentity } from "../sign-in/call-identity";
import { hasFactor } from "../tenant/account";

type Report = { tenant_id: string; pending_credential: string; factor_id: string; code: string };

const Failure = z.object({ error: z.object({ message: z.string() }) });

/**
 * Whether Identity Platform refuses this code for a sign-in of this account that waits for its second factor. It
 * accepts a factor only for a sign-in of the same account, so the factor proves whose sign-in is waiting.
 */
export async function isWrongCode(uid: string, report: Report): Promise<boolean> {
  const { tenant_id, pending_credential, factor_id, code } = report;
  if (!(await hasFactor(tenant_id, uid, factor_id))) return false;
  const { ok, body } = await callIdentity("v2/accounts/mfaSignIn:finalize", {
    tenantId: tenant_id,
    mfaPendingCredential: pending_credential,
    mfaEnrollmentId: factor_id,
    totpVerificationInfo: { verificationCode: code },
  });
  const failure = Failure.safeParse(body);
  return !ok && failure.success && failure.data.error.message.startsWith("INVALID_CODE");
}

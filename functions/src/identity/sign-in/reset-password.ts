import type { identityApi } from "@dure/domain/identity/api";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { listOpenSessions } from "../../platform/auth/session-store";
import { type Context, forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { closeAllSessions } from "../session/close-sessions";
import { findAccount } from "../tenant/account";
import { callIdentity } from "./call-identity";
import { clearAttempts } from "./password-attempt-store";

const Answer = z.object({ email: z.string() });

type NewPassword = { tenant_id: string; code: string; password: string };

/**
 * Sets a new password by a mail's code, resets the wrong passwords, and ends all sessions. Identity Platform uses up
 * the code and revokes the tokens first: if the process dies after that, the next sign-in resets the wrong passwords.
 */
export const resetPassword: Verb<typeof identityApi.resetPassword> = (ctx, { body }) => {
  const inTeam = forTeam(ctx, body.tenant_id);
  // A retry can't use the code again, so it gets the stored first answer.
  return withIdempotentReplay(inTeam, () => reset(inTeam, body));
};

async function reset(ctx: Context, { tenant_id, code, password }: NewPassword): Promise<void> {
  const request = { tenantId: tenant_id, oobCode: code, newPassword: password };
  const { ok, status, body: answer } = await callIdentity("v1/accounts:resetPassword", request);
  if (!ok && status >= 500) throw new Error(`Identity Platform could not set a password: HTTP ${status}`);
  const known = Answer.safeParse(answer);
  if (!ok || !known.success) throw new AppError("NOT_ACCEPTABLE", identityTexts.resetCodeInvalid);

  const account = await findAccount(tenant_id, known.data.email);
  if (!account) return;
  const { uid: id } = account;
  const email = account.email.toLowerCase();
  const open = await listOpenSessions(tenant_id, id);
  await clearAttempts(email);
  await transaction(ctx, async (tx) => ({
    answer: undefined,
    event: [
      { type: "auth.password_reset", before: null, after: { id, email } },
      ...closeAllSessions(tx, tenant_id, id, { open, email, cause: "password_reset", now: ctx.now }),
    ],
  }));
}

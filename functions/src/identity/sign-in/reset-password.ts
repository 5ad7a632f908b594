import type { identityApi } from "@dure/domain/identity/api";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { listOpenSessions } from "../../platform/auth/session-store";
import { forTeam } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { closeAllSessions } from "../session/close-sessions";
import { findAccount } from "../tenant/account";
import { callIdentity } from "./call-identity";
import { clearTries } from "./retry-store";

const Reset = z.object({ email: z.string() });

/**
 * Sets a new password by a mail's code, forgets the wrong passwords, and ends all sessions. Identity Platform spends the
 * code and revokes the tokens first: if the process dies after that, the next sign-in forgets the wrong passwords.
 */
export const resetPassword: Verb<typeof identityApi.resetPassword> = async (ctx, { body }) => {
  const { tenant_id, code, password } = body;
  const request = { tenantId: tenant_id, oobCode: code, newPassword: password };
  const { ok, status, body: answer } = await callIdentity("v1/accounts:resetPassword", request);
  if (!ok && status >= 500) throw new Error(`Identity Platform could not set a password: HTTP ${status}`);
  const reset = Reset.safeParse(answer);
  if (!ok || !reset.success) throw new AppError("NOT_ACCEPTABLE", identityTexts.resetCodeInvalid);

  const account = await findAccount(tenant_id, reset.data.email);
  if (!account) return;
  const { uid: id, name } = account;
  const email = account.email.toLowerCase();
  const open = await listOpenSessions(tenant_id, id);
  const actor = { id, name, role: "public" } as const;
  await clearTries(email);
  await transaction({ ...forTeam(ctx, tenant_id), actor }, async (tx) => ({
    answer: undefined,
    event: [
      { type: "auth.password_reset", before: null, after: { id, email } },
      ...closeAllSessions(tx, tenant_id, id, { open, email, cause: "password_reset", now: ctx.now }),
    ],
  }));
};

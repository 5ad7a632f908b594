import type { PasswordAttempts } from "@dure/domain/identity/password-attempts";
import { MAX_WRONG_PASSWORDS } from "@dure/domain/identity/sign-in";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { listOpenSessions } from "../../platform/auth/session-store";
import { type Context, forTeam } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { closeAllSessions } from "../session/close-sessions";
import { type Account, disableAccount } from "../tenant/account";

/**
 * Disables an account after its fifth wrong password, or a guessed one, and ends its sessions. Concurrent attempts may all
 * get here; the audit log has one entry of the lock.
 */
export async function lockAccount(
  ctx: Context,
  teamId: string,
  account: Account,
  { guessed }: Pick<PasswordAttempts, "guessed">,
): Promise<void> {
  if (account.disabled) return;
  await disableAccount(teamId, account.uid);
  const { uid: id, email } = account;
  const hour = ctx.now.slice(0, 13);
  const about = { before: null, after: { id, email } } as const;
  const idempotency = { key: `locked-${id}-${hour}`, fingerprint: id };
  const open = await listOpenSessions(teamId, id);
  await transaction({ ...forTeam(ctx, teamId), idempotency }, async (tx) => ({
    answer: undefined,
    event: [
      ...(guessed ? [{ type: "auth.password_guessed", ...about } as const] : []),
      { type: "auth.locked", ...about },
      ...closeAllSessions(tx, teamId, id, { open, email, cause: "locked", now: ctx.now }),
    ],
  }));
}

export const blocked = () => new AppError("A-PN-0013", identityTexts.blocked, { retry_count: MAX_WRONG_PASSWORDS });

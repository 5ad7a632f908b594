import type { identityApi } from "@dure/domain/identity/api";
import { spendCode } from "@dure/domain/identity/recovery-code";
import { tenantInfo } from "@dure/domain/identity/tenant";
import { identityTexts } from "@dure/domain/identity/texts";
import { AppError } from "@dure/domain/shared/error";
import { listOpenSessions } from "../../platform/auth/session-store";
import { type Context, forTeam } from "../../platform/context";
import { runTransaction } from "../../platform/firebase";
import type { Verb } from "../../platform/http/endpoint";
import { saveEvents } from "../../platform/outbox/outbox-store";
import { readStoredAnswer, saveAnswer } from "../../platform/transaction/idempotency-store";
import { closeAllSessions } from "../session/close-sessions";
import { verifyPasswordWithLockout } from "../sign-in/verify-password-with-lockout";
import { type Account, removeFactors, revokeTokens } from "../tenant/account";
import { getUser, saveUser } from "../user/user-store";
import { hashRecoveryCode } from "./hash-recovery-code";
import { getRecoveryCodes, saveRecoveryCodes } from "./recovery-code-store";

/**
 * For a user who has lost the authenticator app: password and recovery code remove it, and end all sessions. The next
 * sign-in needs only the password, and leads to a new enrollment. A wrong password and a wrong code get the same
 * refusal. If the process dies after the transaction, `clearFactors` finishes the work.
 */
export const recoverSignIn: Verb<typeof identityApi.recoverSignIn> = async (
  ctx,
  { body: { email, password, code } },
) => {
  const { tenant, account } = await verifyPasswordWithLockout(ctx, email, password).catch(hidingWrongPassword);
  await spend(forTeam(ctx, tenant.team_id), account, code);
  await removeFactors(tenant.team_id, account.uid);
  await revokeTokens(tenant.team_id, account.uid);
  return tenantInfo(tenant);
};

const wrong = () => new AppError("A-PN-0015", identityTexts.wrongRecovery);

function hidingWrongPassword(error: unknown): never {
  throw error instanceof AppError && (error.code === "A-PN-0014" || error.code === "A-PN-0009") ? wrong() : error;
}

/**
 * A wrong attempt must be stored although it is refused, so the transaction returns its outcome instead of throwing.
 */
async function spend(ctx: Context, { uid, email, name }: Account, code: string): Promise<void> {
  const { teamId, now } = ctx;
  const hash = hashRecoveryCode(teamId, uid, code);
  const open = await listOpenSessions(teamId, uid);
  const spent = await runTransaction(async (tx) => {
    // The answer to the first request may have been lost, and the code is spent.
    if (await readStoredAnswer(ctx, tx)) return { outcome: "right" } as const;
    const [codes, user] = [await getRecoveryCodes(tx, teamId, uid), await getUser(tx, teamId, uid)];
    const result = spendCode(codes, hash, Date.parse(now));
    if (result.outcome === "full") return result;
    saveRecoveryCodes(tx, teamId, uid, result.next);
    if (result.outcome === "wrong") return result;
    saveUser(tx, teamId, { ...user, second_factor: "TO_ENROLL", has_recovery_codes: false });
    const ended = closeAllSessions(tx, teamId, uid, { open, email, cause: "recovery_code", now });
    const used = { type: "auth.recovery_used", before: null, after: { id: uid, email } } as const;
    saveAnswer(tx, ctx, undefined);
    saveEvents(tx, { ...ctx, actor: { id: uid, role: "public", name } }, [used, ...ended]);
    return result;
  });
  if (spent.outcome === "wrong") throw wrong();
  if (spent.outcome === "full") throw tooManyTries(spent.waitMs);
}

const tooManyTries = (waitMs: number) =>
  new AppError("A-PN-0016", identityTexts.tooManyCodes(Math.ceil(waitMs / 60_000)), {
    retry_after_seconds: Math.ceil(waitMs / 1000),
  });

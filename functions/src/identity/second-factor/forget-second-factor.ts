import type { IdentityEvent } from "@dure/domain/identity/events";
import type { EndCause } from "@dure/domain/identity/session";
import type { User } from "@dure/domain/shared/caller/user";
import { listOpenSessions } from "../../platform/auth/session-store";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { closeAllSessions } from "../session/close-sessions";
import { removeFactors, revokeTokens } from "../tenant/account";
import { getUser, saveUser } from "../user/user-store";
import { removeRecoveryCodes } from "./recovery-code-store";

type Removal = { cause: EndCause; type: "auth.second_factor_removed" | "auth.second_factor_reset" };

/**
 * Removes a user's authenticator app with its recovery codes, and ends their sessions, which began with it. If the
 * process dies after the transaction, `clearFactors` finishes the work.
 * @param check throws if the user's second factor must not be removed
 */
export async function forgetSecondFactor(
  ctx: Context,
  uid: string,
  { cause, type }: Removal,
  check: (user: User) => void,
): Promise<void> {
  const open = await listOpenSessions(ctx.teamId, uid);
  await transaction(ctx, async (tx) => {
    const user = await getUser(tx, ctx.teamId, uid);
    check(user);
    removeRecoveryCodes(tx, ctx.teamId, uid);
    saveUser(tx, ctx.teamId, { ...user, second_factor: "NONE", has_recovery_codes: false });
    const removed: IdentityEvent = { type, before: null, after: { id: uid, email: user.email } };
    const ended = closeAllSessions(tx, ctx.teamId, uid, { open, email: user.email, cause, now: ctx.now });
    return { answer: undefined, event: [removed, ...ended] };
  });
  await removeFactors(ctx.teamId, uid);
  await revokeTokens(ctx.teamId, uid);
}

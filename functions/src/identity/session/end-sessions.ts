import type { identityApi } from "@dure/domain/identity/api";
import { listOpenSessions } from "../../platform/auth/session-store";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { revokeTokens } from "../tenant/account";
import { closeAllSessions } from "./close-sessions";

/**
 * Signs the caller out everywhere, here too: Identity Platform can only revoke all tokens of an account. If the process
 * dies before that, the ended sessions are refused all the same.
 */
export const endSessions: Verb<typeof identityApi.endSessions> = async (ctx) => {
  const user = personOf(ctx);
  const open = await listOpenSessions(ctx.teamId, user.user_id);
  const end = { open, email: user.email, cause: "ended_by_user", now: ctx.now } as const;
  await transaction(ctx, async (tx) => ({
    answer: undefined,
    event: closeAllSessions(tx, ctx.teamId, user.user_id, end),
  }));
  await revokeTokens(ctx.teamId, user.user_id);
};

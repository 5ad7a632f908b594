import type { identityApi } from "@dure/domain/identity/api";
import { isOpen } from "@dure/domain/shared/caller/session";
import { getSession } from "../../platform/auth/session-store";
import { personOf, sessionOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { closeSessions } from "./close-sessions";

/** Ends the session of the token. The browser still has its tokens, but they are no longer accepted. */
export const signOut: Verb<typeof identityApi.signOut> = async (ctx) => {
  const { user_id, email } = personOf(ctx);
  await transaction(ctx, async (tx) => {
    const session = await getSession(tx, ctx.teamId, sessionOf(ctx).id);
    const open = isOpen(session, user_id) ? [session] : [];
    const event = closeSessions(tx, ctx.teamId, open, { email, cause: "signed_out", now: ctx.now });
    return { answer: undefined, event };
  });
};

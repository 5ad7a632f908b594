import type { identityApi } from "@dure/domain/identity/api";
import { identityTexts } from "@dure/domain/identity/texts";
import { isOpen } from "@dure/domain/shared/caller/session";
import { AppError } from "@dure/domain/shared/error";
import { getSession } from "../../platform/auth/session-store";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { closeSessions } from "./close-sessions";

/** @throws NOT_FOUND for a session of somebody else, or one that has ended */
export const endSession: Verb<typeof identityApi.endSession> = async (ctx, { params: { sessionId } }) => {
  const user = personOf(ctx);
  await transaction(ctx, async (tx) => {
    const session = await getSession(tx, ctx.teamId, sessionId);
    if (!isOpen(session, user.user_id)) throw new AppError("NOT_FOUND", identityTexts.sessionNotFound);
    const cause = { email: user.email, cause: "ended_by_user", now: ctx.now } as const;
    return { answer: undefined, event: closeSessions(tx, ctx.teamId, [session], cause) };
  });
};

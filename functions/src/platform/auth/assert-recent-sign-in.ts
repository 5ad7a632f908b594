import { accessTexts } from "@dure/domain/shared/access";
import { isRecent } from "@dure/domain/shared/caller/session";
import { AppError } from "@dure/domain/shared/error";
import { type Context, sessionOf } from "../context";

/**
 * Checks that the caller proved who they are a moment ago, by signing in or by confirming it.
 * @throws LOGIN_TOO_OLD
 */
export function assertRecentSignIn(ctx: Context): void {
  if (!isRecent(sessionOf(ctx).signedInAtMs, ctx.now)) throw new AppError("LOGIN_TOO_OLD", accessTexts.loginTooOld);
}

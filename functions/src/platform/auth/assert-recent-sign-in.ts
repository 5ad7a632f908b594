import { accessTexts } from "@dure/domain/shared/access";
import { isRecent } from "@dure/domain/shared/caller/session";
import { AppError } from "@dure/domain/shared/error";
import { type Context, sessionOf } from "../context";

/**
 * Checks that the caller has proved their identity recently, by signing in or by re-authenticating.
 * @throws LOGIN_TOO_OLD
 */
export function assertRecentSignIn(ctx: Context): void {
  if (!isRecent(sessionOf(ctx).signedInAtMs, ctx.now)) throw new AppError("LOGIN_TOO_OLD", accessTexts.loginTooOld);
}

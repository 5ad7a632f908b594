import { accessTexts } from "@dure/domain/shared/access";
import { isRecent } from "@dure/domain/shared/caller/session";
import { AppError } from "@dure/domain/shared/error";
import { type Context, sessionOf } from "../../platform/context";

/**
 * Checks that the caller proved a moment ago who they are.
 * @throws LOGIN_TOO_OLD
 */
export function assertRecentSignIn(ctx: Context): void {
  if (!isRecent(sessionOf(ctx).signedInAtMs, ctx.now)) throw new AppError("LOGIN_TOO_OLD", accessTexts.loginTooOld);
}

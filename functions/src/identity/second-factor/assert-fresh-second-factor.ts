import { accessTexts } from "@dure/domain/shared/access";
import { AppError } from "@dure/domain/shared/error";
import { assertRecentSignIn } from "../../platform/auth/assert-recent-sign-in";
import { type Context, sessionOf } from "../../platform/context";

/**
 * Checks that the caller entered a code of their authenticator app a moment ago. Identity Platform checks codes only as a
 * part of signing in, so a recent sign-in with a second factor is the proof.
 * @throws LOGIN_TOO_OLD
 */
export function assertFreshSecondFactor(ctx: Context): void {
  if (!sessionOf(ctx).isStrong) throw new AppError("LOGIN_TOO_OLD", accessTexts.loginTooOld);
  assertRecentSignIn(ctx);
}

import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import { type Context, callerOf } from "../platform/context";

/** @throws PLAN_REQUIRED unless the team has e-mail marketing (docs/product/email.md#who-has-e-mail-marketing) */
export function assertMarketingEmail(ctx: Context): void {
  if (callerOf(ctx).flags.enable_marketing_email !== true)
    throw new AppError("PLAN_REQUIRED", emailTexts.needsMarketing);
}

type AnyVerbs = Record<string, (ctx: Context, input: never) => Promise<unknown>>;

/** Restricts verbs to teams with e-mail marketing, in one place, so that no verb can omit it. */
export const requireMarketingEmail = <Some extends AnyVerbs>(verbs: Some): Some =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [
      name,
      async (ctx: Context, input: never) => {
        assertMarketingEmail(ctx);
        return verb(ctx, input);
      },
    ]),
  ) as Some;

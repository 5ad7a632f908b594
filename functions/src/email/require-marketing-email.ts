import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import { findTeam } from "../platform/auth/team-store";
import { type Context, callerOf } from "../platform/context";
import type { Tx } from "../platform/transaction/transaction-store";

/** @throws PLAN_REQUIRED unless the team has e-mail marketing (docs/product/email.md#who-has-e-mail-marketing) */
export function assertMarketingEmail(ctx: Context): void {
  if (callerOf(ctx).flags.enable_marketing_email !== true)
    throw new AppError("PLAN_REQUIRED", emailTexts.needsMarketing);
}

/** Whether a team currently sends marketing mails, for jobs: a disabled team doesn't. */
export async function hasMarketingEmail(teamId: string, tx?: Tx): Promise<boolean> {
  const known = await findTeam(teamId, tx);
  return known?.team.state === "active" && known.flags.enable_marketing_email === true;
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

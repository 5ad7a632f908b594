import { randomUUID } from "node:crypto";
import type { identityApi } from "@dure/domain/identity/api";
import { identityTexts } from "@dure/domain/identity/texts";
import { callerOf, personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { spendMailQuota } from "../../platform/mail/mail-quota-store";
import { actionMailQuotas } from "./action-mail-quotas";
import { queueActionMail } from "./send-action-mail";

/**
 * A verified address needs no mail. A repeated request sends one mail: the request's key names it.
 * @throws TOO_MANY_REQUESTS
 */
export const sendEmailVerification: Verb<typeof identityApi.sendEmailVerification> = async (ctx) => {
  if (callerOf(ctx).emailVerified) return;
  const { email } = personOf(ctx);
  const id = ctx.idempotency?.key ?? randomUUID();
  const quotas = actionMailQuotas("verification", ctx.teamId, { id, email });
  await spendMailQuota(quotas, identityTexts.tooManyVerifications);
  await queueActionMail(ctx.teamId, { id, mode: "verifyEmail", email, locale: ctx.locale });
};

import { randomUUID } from "node:crypto";
import type { identityApi } from "@dure/domain/identity/api";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { queueActionMail } from "./send-action-mail";

/** A verified address needs no mail. A repeated request sends one mail: the request's key names it. */
export const sendEmailVerification: Verb<typeof identityApi.sendEmailVerification> = async (ctx) => {
  const { user, emailVerified } = callerOf(ctx);
  if (emailVerified) return;
  const id = ctx.once?.key ?? randomUUID();
  await queueActionMail(ctx.teamId, { id, mode: "verifyEmail", email: user.email, locale: ctx.locale });
};

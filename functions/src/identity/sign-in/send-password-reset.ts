import { randomUUID } from "node:crypto";
import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";
import { findRegistered } from "./find-registered";
import { queueActionMail } from "./send-action-mail";

/** Does not reveal whether the account exists. A locked account stays locked: support reactivates it. */
export const sendPasswordReset: Verb<typeof identityApi.sendPasswordReset> = async (ctx, { body: { email } }) => {
  const found = await findRegistered(email);
  if (!found || found.account.disabled || !found.account.providers.includes("password")) return;
  const mail = { id: randomUUID(), mode: "resetPassword", email, locale: ctx.locale } as const;
  await queueActionMail(found.tenant.team_id, mail);
};

import { urlInTeam } from "../../identity/tenant/team-origin";
import { mailAdmins } from "../../identity/user/mail-admins";
import { reaction } from "../../platform/outbox/reaction";
import { webhookOffMail } from "./webhook-off-mail";

/** Mails every admin, once, that the product has turned a webhook off. */
export const mailWebhookOff = reaction("mail-webhook-off", ["webhook.switched-off"], async (teamId, { id, after }) => {
  const url = await urlInTeam(teamId, "/settings/webhooks");
  await mailAdmins(teamId, `webhook-off-${id}`, (admin, locale) => webhookOffMail(admin, after, { locale, url }));
});

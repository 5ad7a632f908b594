import { urlInTeam } from "../../identity/tenant/team-address";
import { readLanguage } from "../../identity/user/language-store";
import { listAdmins } from "../../identity/user/user-store";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { webhookOffMail } from "./webhook-off-mail";

/** Tells every admin, once, that the product has turned a webhook off. */
export const mailWebhookOff = reaction("mail-webhook-off", ["webhook.switched-off"], async (teamId, { id, after }) => {
  const url = await urlInTeam(teamId, "/settings/webhooks");
  const admins = await listAdmins(teamId);
  await Promise.all(
    admins.map(async (admin) => {
      const mail = webhookOffMail(admin, after, { locale: await readLanguage(admin.user_id), url });
      await sendMail(teamId, `webhook-off-${id}-${admin.user_id}`, mail);
    }),
  );
});

import { noticeMail } from "../../platform/mail/notice-mail";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { readLanguage } from "../user/language-store";
import { secondFactorMailTexts } from "./second-factor-mail-texts";

/**
 * Mails a user when their authenticator app is removed or reset, whoever did it. The mail's id derives from the event,
 * so it is sent once.
 */
export const mailSecondFactorNews = reaction(
  "mail-second-factor-news",
  ["auth.recovery_used", "auth.second_factor_removed", "auth.second_factor_reset"],
  async (teamId, { id, type, after }) => {
    const words = secondFactorMailTexts[type][await readLanguage(after.id)];
    await sendMail(teamId, `second-factor-${id}`, noticeMail({ email: after.email }, words));
  },
);

import { noticeMail } from "../../platform/mail/notice-mail";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { readLanguage } from "../user/language-store";
import { secondFactorMailTexts } from "./second-factor-mail-texts";

/** Tells a user what happened to their authenticator app, whoever did it. The mail's id is the event's: it leaves once. */
export const mailSecondFactorNews = reaction(
  "mail-second-factor-news",
  ["auth.recovery_used", "auth.second_factor_removed", "auth.second_factor_reset"],
  async (teamId, { id, type, after }) => {
    const words = secondFactorMailTexts[type][await readLanguage(after.id)];
    await sendMail(teamId, `second-factor-${id}`, noticeMail({ email: after.email }, words));
  },
);

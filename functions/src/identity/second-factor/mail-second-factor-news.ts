import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";
import { titleOf } from "../../platform/mail/title-of";
import { reaction } from "../../platform/outbox/reaction";
import { readLanguage } from "../user/language-store";
import { secondFactorMailTexts } from "./second-factor-mail-texts";

/** Tells a user what happened to their authenticator app, whoever did it. The mail's id is the event's: it leaves once. */
export const mailSecondFactorNews = reaction(
  "mail-second-factor-news",
  ["auth.recovery_used", "auth.second_factor_removed", "auth.second_factor_reset"],
  async (teamId, { id, type, after }) => {
    const { subject, paragraphs } = secondFactorMailTexts[type][await readLanguage(after.id)];
    const body = mailBody({ title: titleOf(subject), paragraphs });
    await sendMail(teamId, `second-factor-${id}`, { to: { email: after.email }, subject, ...body });
  },
);

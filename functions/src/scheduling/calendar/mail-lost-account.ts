import { lostAccountMail } from "@dure/domain/scheduling/calendar/lost-account-mail";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { appUrl } from "../../platform/config";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { findConnection } from "../../teams/connection/connection-store";

/**
 * Mails a member once that an account of theirs was revoked: their pages take no bookings until they connect it again,
 * which no visitor can tell them. One who did so meanwhile gets no mail, nor one who has left.
 */
export const mailLostAccount = reaction("mail-lost-account", ["connection.revoked"], async (teamId, { id, after }) => {
  const connection = await findConnection(teamId, after.id);
  if (!connection?.needs_regrant) return;
  const [{ user }, locale] = await Promise.all([
    readCaller(teamId, connection.user_id),
    readLanguage(connection.user_id),
  ]);
  const mail = lostAccountMail(after, locale, `${appUrl.value()}/settings/connections`);
  if (!mail || user?.team_member_status !== "ACTIVE") return;
  const { subject, ...body } = mail;
  const to = { email: user.email, name: user.display_name };
  await sendMail(teamId, `lost-account-${id}`, { to, subject, ...mailBody(body) });
});

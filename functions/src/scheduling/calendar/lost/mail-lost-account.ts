import { lostAccountMail, lostCalendarMail } from "@dure/domain/scheduling/calendar/lost-account-mail";
import type { Locale } from "@dure/domain/shared/text";
import { urlInTeam } from "../../../identity/tenant/team-origin";
import { readLanguage } from "../../../identity/user/language-store";
import { readCaller } from "../../../platform/auth/caller-store";
import { mailBody } from "../../../platform/mail/mail-body";
import { sendMail } from "../../../platform/mail/send-mail";
import { reaction } from "../../../platform/outbox/reaction";
import { findConnection } from "../../../teams/connection/connection-store";

/**
 * Mails a member once when one of their accounts is revoked: their pages take no bookings until they reconnect it, and
 * no visitor can tell them. A member who has reconnected it meanwhile, or has left, gets no mail.
 */
export const mailLostAccount = reaction("mail-lost-account", ["connection.revoked"], async (teamId, { id, after }) => {
  const connection = await findConnection(teamId, after.id);
  if (!connection?.needs_regrant) return;
  const url = await urlInTeam(teamId, "/settings/connections");
  await mailMember(teamId, connection.user_id, `lost-account-${id}`, (locale) => lostAccountMail(after, locale, url));
});

/** Mails a member once when one of their calendars is gone: its pages take no bookings until they choose another. */
export const mailLostCalendar = reaction("mail-lost-calendar", ["calendar.lost"], async (teamId, { id, after }) => {
  const url = await urlInTeam(teamId, "/booking-pages");
  await mailMember(teamId, after.user_id, `lost-calendar-${id}`, (locale) =>
    lostCalendarMail(after.calendar, locale, url),
  );
});

type Mail = ReturnType<typeof lostAccountMail>;

async function mailMember(teamId: string, userId: string, mailId: string, write: (locale: Locale) => Mail) {
  const [{ user }, locale] = await Promise.all([readCaller(teamId, userId), readLanguage(userId)]);
  const mail = write(locale);
  if (!mail || user?.team_member_status !== "ACTIVE") return;
  const { subject, ...body } = mail;
  await sendMail(teamId, mailId, { to: { email: user.email, name: user.display_name }, subject, ...mailBody(body) });
}

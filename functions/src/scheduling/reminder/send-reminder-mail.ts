import { INVITEE } from "@dure/domain/scheduling/reminder/reminder";
import { meetingMail } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { plainLabel } from "@dure/domain/shared/plain-label";
import { readSignature } from "../../identity/sign/email-sign-store";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { mailBody } from "../../platform/mail/mail-body";
import { sendMail } from "../../platform/mail/send-mail";
import { sendAsMember } from "../../teams/mailbox/send-as-member";
import { eventUrl } from "../scheduled-event/event-url";
import { endReminder, type StoredReminder } from "./reminder-store";

/** Mails a reminder to one party, in their language and zone. A host who has left the team is not reminded. */
export async function sendReminderMail(
  teamId: string,
  { id, recipient }: StoredReminder,
  event: ScheduledEvent,
): Promise<void> {
  const isInvitee = recipient === INVITEE;
  const [guest] = event.invitees;
  const host = isInvitee ? event.host : event.hosts.find((one) => one.id === recipient);
  if (!guest || !host) return endReminder(teamId, id, "dropped");
  const [invitee, member] = [addressOf(guest), addressOf(host)];
  const reader = isInvitee
    ? ({ party: "invitee", locale: event.language, zone: event.timezone, eventUrl: eventUrl(event) } as const)
    : await hostReader(teamId, recipient);
  if (!reader) return endReminder(teamId, id, "dropped");
  const { subject, ...body } = meetingMail("reminder", event, reader);
  const signature = isInvitee ? await readSignature(teamId, host.id) : undefined;
  const content = { subject, ...mailBody({ ...body, signature }) };
  if (isInvitee) await sendAsMember(teamId, host, id, { ...content, to: invitee, replyTo: member });
  else await sendMail(teamId, id, { ...content, to: member, replyTo: invitee });
  await endReminder(teamId, id, "sent");
}

const addressOf = ({ email, name }: { email: string; name: string }) => ({ email, name: plainLabel(name) });

async function hostReader(teamId: string, userId: string) {
  const [{ user }, locale] = await Promise.all([readCaller(teamId, userId), readLanguage(userId)]);
  if (user?.team_member_status !== "ACTIVE") return undefined;
  return { party: "host", locale, zone: user.timezone } as const;
}

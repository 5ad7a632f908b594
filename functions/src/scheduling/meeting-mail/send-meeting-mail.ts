import { type MailNotice, noticesOf } from "@dure/domain/scheduling/notification/notices-of";
import { INVITEE } from "@dure/domain/scheduling/reminder/reminder";
import {
  isFailureMail,
  MEETING_MAILS,
  type MeetingMailKind,
  meetingMail,
} from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import { type EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { sanitizeLabel } from "@dure/domain/shared/sanitize-label";
import { Id } from "@dure/domain/shared/value";
import { z } from "zod";
import { readSignature } from "../../identity/signature/email-signature-store";
import { defineJob } from "../../platform/jobs/define-job";
import { copiesOf } from "../../platform/mail/copies-of";
import { mailBody } from "../../platform/mail/mail-body";
import { type Mail, sendMail } from "../../platform/mail/send-mail";
import { readEvent } from "../../platform/outbox/outbox-store";
import { sendAsMember } from "../../teams/mailbox/send-as-member";
import { getEvent } from "../scheduled-event/scheduled-event-store";
import { findMailRecipient, GUEST, hostOf } from "./find-mail-recipient";
import { invitationFile } from "./invitation-file";
import { claimNotice } from "./notice-store";
import { senderOfNotice } from "./sender-of-notice";
import { withLogo } from "./with-logo";

const MeetingMail = z.object({
  event_id: z.string(),
  kind: z.enum(MEETING_MAILS),
  party: z.enum(["invitee", "host", "guest"]),
  host_id: z.string().optional(),
  /** The guest's index among the meeting's guests. */
  guest: z.int().optional(),
});
export type MeetingMail = z.infer<typeof MeetingMail>;

/**
 * Sends one party one mail about one change of a meeting, with the calendar file of that change. When a newer change
 * was already mailed, the mail is dropped: it would announce an old time after the new one.
 */
export const sendMeetingMail = defineJob("meeting-mail", MeetingMail, async (teamId, request) => {
  const { event_id, kind } = request;
  const cause = await readEvent(teamId, event_id);
  if (!cause) return;
  const changed = ScheduledEvent.parse(cause.after);
  const reader = readerOf(request, changed);
  if (!isFailureMail(kind) && !(await claimNotice(teamId, changed, reader))) return;

  const newest = await getEvent(teamId, changed.id);
  // The link was created after the change that this mail is about.
  const event = { ...changed, meeting_plan: newest.meeting_plan };
  const known = await findMailRecipient(teamId, event, reader);
  if (!known) return;
  const { subject, ...plain } = meetingMail(kind, event, known);
  const body = await withLogo(teamId, event, plain);
  const id = Id.parse(`${event.id}-${event.sequence}-${kind}-${reader}`);
  const notice = builtInOf(changed, kind, reader);
  const host = hostOf(event, reader);
  const attachments = notice.hasFile ? invitationFile(event, host, known) : [];
  const mail = { subject, ...(attachments.length > 0 && { attachments }) };
  if (host) await sendMail(teamId, id, { ...mail, ...mailBody(body), ...toHost(event, host, notice) });
  else await sendToInvitee(teamId, id, event, { mail, body, notice, to: addressOf(event, request) });
});

/** The reader's id, as mail ids contain it; a guest's has their index. */
function readerOf({ party, host_id, guest }: MeetingMail, { host }: ScheduledEvent): string {
  if (party === "host") return host_id ?? host.id;
  return party === "guest" ? `${GUEST}${guest}` : INVITEE;
}

const addressOf = (event: ScheduledEvent, { party, guest = 0 }: MeetingMail) =>
  party === "guest" ? { email: event.guests[guest] ?? "", name: "" } : inviteeOf(event);

/**
 * The settings of the product's own mail about a change to a reader. Failure mails go to hosts only, without copies.
 */
function builtInOf(event: ScheduledEvent, kind: MeetingMailKind, reader: string): Omit<MailNotice, "emailTemplateId"> {
  const mails =
    kind === "created" || kind === "rescheduled" || kind === "cancelled" ? noticesOf(event, kind).mails : [];
  const found = mails.find((one) => one.reader === reader && one.emailTemplateId === null);
  return found ?? { reader, sender: "ORGANIZER", cc: [], bcc: [], hasFile: reader.startsWith(GUEST) };
}

const toHost = (event: ScheduledEvent, { email, name }: EventHost, notice: Pick<MailNotice, "cc" | "bcc">) => ({
  to: { email, name },
  replyTo: inviteeOf(event),
  ...copiesOf(email, notice),
});

type Written = {
  mail: Pick<Mail, "subject" | "attachments">;
  body: Parameters<typeof mailBody>[0];
  notice: Omit<MailNotice, "emailTemplateId">;
  to: { email: string; name: string };
};

async function sendToInvitee(teamId: string, id: string, event: ScheduledEvent, { mail, body, notice, to }: Written) {
  const sender = await senderOfNotice(teamId, notice.sender, event.host);
  const signature = await readSignature(teamId, sender.id);
  await sendAsMember(teamId, sender, id, {
    ...mail,
    ...mailBody({ ...body, signature }),
    ...sender.headers,
    ...{ to, replyTo: { email: sender.email, name: sender.name } },
    ...copiesOf(to.email, notice),
  });
}

const inviteeOf = ({ invitees: [guest] }: ScheduledEvent) => ({
  email: guest?.email ?? "",
  name: sanitizeLabel(guest?.name ?? ""),
});

import { INVITEE } from "../reminder/reminder";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import { fromLegacyFields } from "./legacy-notification-fields";
import type { EmailMedium, MeetingChange, Notification, NotificationType } from "./notification";

const TYPES: Record<MeetingChange, readonly NotificationType[]> = {
  created: ["confirmation", "meetingAssignment"],
  rescheduled: ["rescheduling"],
  cancelled: ["cancellation"],
};

/** A mail to one reader: the invitee, or a host by their id. */
export type MailNotice = Pick<EmailMedium, "emailTemplateId" | "sender" | "cc" | "bcc"> & {
  reader: string;
  /** Whether it carries the calendar file. */
  hasFile: boolean;
};

export type Notices = {
  mails: MailNotice[];
  /** Whether the invitee is told by KakaoTalk. */
  kakao: boolean;
  /** Slack channels. */
  channels: string[];
};

type Notified = Pick<ScheduledEvent, "host_ids" | "reminders" | "slack_channel" | "follow_up_mail_setting"> &
  Pick<Partial<ScheduledEvent>, "notifications">;

/** The notifications of a meeting, by its page's settings at booking time. */
export const notificationsOf = (event: Notified): Notification[] => event.notifications ?? fromLegacyFields(event);

/** The notifications to send for a change of a meeting, without duplicates. */
export function noticesOf(event: Notified, change: MeetingChange): Notices {
  const told = notificationsOf(event).filter(({ type }) => TYPES[change].includes(type));
  const media = told.map(({ medium }) => medium);
  return {
    mails: withFiles(told.flatMap((one) => mailsOf(one, event))),
    kakao: media.some(({ type }) => type === "kakao"),
    channels: [...new Set(media.flatMap((medium) => (medium.type === "slack" ? [medium.slackChannelId] : [])))],
  };
}

/** The mails of a notification. Only the first one has the copies: the invitee's, or else the first host's. */
export function mailsOf({ medium, recipient }: Notification, { host_ids }: Pick<Notified, "host_ids">): MailNotice[] {
  if (medium.type !== "email") return [];
  const { emailTemplateId, sender, cc, bcc } = medium;
  const readers = [...(recipient === "organizer" ? [] : [INVITEE]), ...(recipient === "invitee" ? [] : host_ids)];
  return readers.map((reader, place) => ({
    ...{ reader, emailTemplateId, hasFile: false },
    // The product sends a host's mail, so that nobody writes to themselves.
    sender: reader === INVITEE ? sender : "ORGANIZER",
    cc: place === 0 ? cc : [],
    bcc: place === 0 ? bcc : [],
  }));
}

/** Attaches the calendar file to one mail per reader: the product's own, or else the first one. */
function withFiles(mails: readonly MailNotice[]): MailNotice[] {
  const key = ({ reader, emailTemplateId }: MailNotice) => `${reader} ${emailTemplateId}`;
  const once = [...new Map(mails.toReversed().map((mail) => [key(mail), mail])).values()].toReversed();
  return once.map((mail) => {
    const own = once.filter(({ reader }) => reader === mail.reader);
    const carrier = own.find(({ emailTemplateId }) => emailTemplateId === null) ?? own[0];
    return { ...mail, hasFile: carrier === mail };
  });
}

import { INVITEE } from "../reminder/reminder";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import type { EmailMedium, MeetingChange, Notification, NotificationType } from "./notification";
import { fromPageFields } from "./page-fields";

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
export const notificationsOf = (event: Notified): Notification[] => event.notifications ?? fromPageFields(event);

/** Whom a change of a meeting is told to, and by what: nobody twice the same. */
export function noticesOf(event: Notified, change: MeetingChange): Notices {
  const told = notificationsOf(event).filter(({ type }) => TYPES[change].includes(type));
  const media = told.map(({ medium }) => medium);
  return {
    mails: withFiles(told.flatMap((one) => mailsOf(one, event))),
    kakao: media.some(({ type }) => type === "kakao"),
    channels: [...new Set(media.flatMap((medium) => (medium.type === "slack" ? [medium.slackChannelId] : [])))],
  };
}

/** Copies go with the first mail of a notification alone: the invitee's, else the first host's. */
export function mailsOf({ medium, recipient }: Notification, { host_ids }: Pick<Notified, "host_ids">): MailNotice[] {
  if (medium.type !== "email") return [];
  const { emailTemplateId, sender, cc, bcc } = medium;
  const readers = [...(recipient === "organizer" ? [] : [INVITEE]), ...(recipient === "invitee" ? [] : host_ids)];
  return readers.map((reader, place) => ({
    ...{ reader, emailTemplateId, hasFile: false },
    // A host's mail comes from the product, in whose name nobody writes to themselves.
    sender: reader === INVITEE ? sender : "ORGANIZER",
    cc: place === 0 ? cc : [],
    bcc: place === 0 ? bcc : [],
  }));
}

/** The calendar file goes with the product's own mail, or with the first one to a reader who gets none of these. */
function withFiles(mails: readonly MailNotice[]): MailNotice[] {
  const key = ({ reader, emailTemplateId }: MailNotice) => `${reader} ${emailTemplateId}`;
  const once = [...new Map(mails.toReversed().map((mail) => [key(mail), mail])).values()].toReversed();
  return once.map((mail) => {
    const own = once.filter(({ reader }) => reader === mail.reader);
    const carrier = own.find(({ emailTemplateId }) => emailTemplateId === null) ?? own[0];
    return { ...mail, hasFile: carrier === mail };
  });
}

import { followUpId, toFollowUpRequest } from "../../forms/follow-up-mail";
import { INVITEE } from "../reminder/reminder";
import { formatRange, type MailRecipient, meetingPlace } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";
import type { MailNotice } from "./notices-of";
import type { MeetingChange } from "./notification";

/** A mail from a template about one change of a meeting; `sequence` is the meeting's sequence after the change. */
type Noticed = { change: MeetingChange | "reminder"; sequence: number; notice: MailNotice };

/**
 * The request for a mail from a template about a meeting, in its reader's language and zone; null without an invitee.
 * @param reader.eventUrl the reader's page of the event
 */
export function noticeMailOf(event: ScheduledEvent, noticed: Noticed, reader: Omit<MailRecipient, "party">) {
  const { emailTemplateId, sender, cc, bcc, reader: id } = noticed.notice;
  const [guest] = event.invitees;
  const host = event.hosts.find((one) => one.id === id) ?? event.host;
  if (!guest || emailTemplateId === null) return null;
  const request = toFollowUpRequest(
    { email_template_id: emailTemplateId, sender, cc, bcc },
    { id: event.id, guest, company: event.company, host: { id: host.id, name: host.name, email: host.email } },
    meetingValues(event, reader),
  );
  const toHost = { to: { email: host.email, name: host.name }, reply_to: request.to };
  return { ...request, id: noticeMailId(event, noticed), ...(id !== INVITEE && toHost) };
}

/** The mail's id in the ledger. The page's follow-up mail keeps the id that it had before notifications existed. */
export function noticeMailId(
  { id, follow_up_mail_setting }: Pick<ScheduledEvent, "id" | "follow_up_mail_setting">,
  { change, sequence, notice: { reader, emailTemplateId } }: Noticed,
): string {
  const isFollowUp = change === "created" && reader === INVITEE;
  if (isFollowUp && emailTemplateId === follow_up_mail_setting?.email_template_id) return followUpId({ id });
  return `${id}-${sequence}-${change}-${emailTemplateId}-${reader}`;
}

/**
 * Whether a notification of a change is still relevant: a booking until it is canceled, with its current time; a move
 * until the next change.
 */
export const isStillNews = (
  now: Pick<ScheduledEvent, "cancellation" | "sequence">,
  changed: Pick<ScheduledEvent, "sequence">,
  change: MeetingChange,
): boolean => (change === "created" ? now.cancellation === null : now.sequence === changed.sequence);

/** A meeting's values for the variables of a template. */
export const meetingValues = (event: ScheduledEvent, { locale, zone, eventUrl }: Omit<MailRecipient, "party">) => ({
  meeting_title: event.title,
  meeting_time: formatRange(event.date_range, zone, locale),
  meeting_place: meetingPlace(event, locale),
  reschedule_link: eventUrl ?? "",
});

import { formatRange, meetingPlace } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

/** The mail that follows a booking, in the ledger of mails. */
export const followUpId = ({ id }: Pick<ScheduledEvent, "id">): string => `follow-up-${id}`;

/**
 * What is asked of the mail that follows a booking, as its page said when it was booked; null when it said nothing, or
 * the meeting was cancelled. Times are in the invitee's zone and language.
 * @param eventUrl the invitee's own page of the event
 */
export function followUpOf(event: ScheduledEvent, eventUrl: string) {
  const { follow_up_mail_setting: setting, host, company, language, timezone } = event;
  const [guest] = event.invitees;
  if (!setting || !guest || event.cancellation) return null;
  const { email_template_id: template_id, sender, cc, bcc } = setting;
  const values = {
    invitee_name: guest.name,
    invitee_email: guest.email,
    invitee_phone: guest.phone,
    company,
    meeting_title: event.title,
    meeting_time: formatRange(event.date_range, timezone, language),
    meeting_place: meetingPlace(event, language),
    host_name: host.name,
    host_email: host.email,
    reschedule_link: eventUrl,
  };
  return {
    id: followUpId(event),
    template_id,
    sender,
    cc,
    bcc,
    to: { email: guest.email, name: guest.name },
    host,
    values,
  };
}

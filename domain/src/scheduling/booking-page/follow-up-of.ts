import { toFollowUpRequest } from "../../forms/follow-up-mail";
import { formatRange, type MailRecipient, meetingPlace } from "../scheduled-event/meeting-mail";
import type { ScheduledEvent } from "../scheduled-event/scheduled-event";

/**
 * The request for a booking's follow-up mail, by its page's settings at booking time; null without settings, or if the
 * meeting was cancelled. Times are in the invitee's zone and language.
 * @param eventUrl the invitee's page of the event
 */
export function followUpOf(event: ScheduledEvent, eventUrl: string) {
  const { id, follow_up_mail_setting: setting, host, company, language, timezone } = event;
  const [guest] = event.invitees;
  if (!setting || !guest || event.cancellation) return null;
  const values = meetingValues(event, { locale: language, zone: timezone, eventUrl });
  return toFollowUpRequest(setting, { id, guest, company, host }, values);
}

/** What a template says of a meeting, in its reader's language and zone. `eventUrl` is the reader's page of the event. */
export const meetingValues = (event: ScheduledEvent, { locale, zone, eventUrl }: Omit<MailRecipient, "party">) => ({
  meeting_title: event.title,
  meeting_time: formatRange(event.date_range, zone, locale),
  meeting_place: meetingPlace(event, locale),
  reschedule_link: eventUrl ?? "",
});

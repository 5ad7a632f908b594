import type { MailRecipient } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { meetingIcs } from "./meeting-ics";

/** The attachments of a mail: the calendar file, or none for a host whose calendar already has the meeting. */
export function invitationFile(
  event: ScheduledEvent,
  host: EventHost | undefined,
  { locale, eventUrl }: Required<MailRecipient>,
) {
  if (host && hasOwnEvent(host)) return [];
  const content = meetingIcs(event, { locale, url: eventUrl, ...(host && { reader: host }) });
  return [{ filename: "invite.ics", type: "text/calendar", content }];
}

/** Outlook and Naver Works assign their own UIDs: opening the file there would show the meeting twice. */
const hasOwnEvent = ({ dest_cal }: EventHost): boolean => dest_cal !== null && dest_cal.provider !== "google";

import { answerRows } from "@dure/domain/forms/answer/answer-rows";
import { forInviteeMail } from "@dure/domain/scheduling/scheduled-event/for-invitee-mail";
import { meetingPlace } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { Locale } from "@dure/domain/shared/text";
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/**
 * The event as a calendar file (RFC 5545, 5546). Its UID never changes and equals that of the reader's calendar event,
 * or of the first host's for the invitee, so that no calendar shows the meeting twice. SEQUENCE grows with each change;
 * METHOD is CANCEL after a cancellation.
 * @param reader the host who gets the file; the invitee when left out
 * @param url the reader's page of the event
 */
export function meetingIcs(
  changed: ScheduledEvent,
  { reader, locale, url }: { reader?: EventHost; locale: Locale; url: string },
): string {
  const event = reader ? changed : forInviteeMail(changed);
  const { cancellation, date_range, guests, host, hosts, invitees } = event;
  const calendar = ical({
    prodId: { company: "Dure", product: "Dure", language: "EN" },
    method: cancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uidOf(event, reader ?? hosts[0]),
    sequence: event.sequence,
    stamp: new Date(event.updated_at),
    start: new Date(date_range.start),
    end: new Date(date_range.end),
    summary: event.title,
    description: [event.note, answersIn(event, locale), cancellation?.reason, cancellation ? "" : url]
      .filter(Boolean)
      .join("\n\n"),
    location: meetingPlace(event, locale),
    status: cancellation ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: host.name, email: host.email },
    attendees: [...hosts.slice(1), ...invitees, ...guests.map((email) => ({ name: email, email }))].map(
      ({ name, email }) => ({
        name,
        email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      }),
    ),
  });
  return calendar.toString();
}

/** The answers to the page's own questions, one a line. */
const answersIn = ({ q_a }: ScheduledEvent, locale: Locale): string =>
  answerRows(q_a, locale)
    .map(([question, answer]) => `${question}: ${answer}`)
    .join("\n");

/** The UID that Google derives from an event's id; without a Google calendar, one derived from the meeting's id. */
const uidOf = ({ id }: ScheduledEvent, holder: EventHost | undefined): string =>
  holder?.dest_cal?.provider === "google" ? `${holder.calendar_event_id}@google.com` : `${id}@dure`;

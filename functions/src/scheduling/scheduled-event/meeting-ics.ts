import { meetingPlace } from "@dure/domain/scheduling/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { eventUrl } from "./event-url";

/**
 * The event as a calendar file (RFC 5545, 5546): one UID for life, which is that of the host's calendar event, so that
 * no calendar shows the meeting twice; a SEQUENCE that grows with each change; METHOD CANCEL when it is cancelled.
 */
export function meetingIcs(event: ScheduledEvent): string {
  const { cancellation, date_range, host, invitees, language } = event;
  const calendar = ical({
    prodId: { company: "Dure", product: "Dure", language: "EN" },
    method: cancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uidOf(event),
    sequence: event.sequence,
    stamp: new Date(event.updated_at),
    start: new Date(date_range.start),
    end: new Date(date_range.end),
    summary: event.title,
    description: [event.note, cancellation?.reason, cancellation ? "" : eventUrl(event)].filter(Boolean).join("\n\n"),
    location: meetingPlace(event, language),
    status: cancellation ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: host.name, email: host.email },
    attendees: invitees.map(({ name, email }) => ({
      name,
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return calendar.toString();
}

/** Google gives its events this UID; a calendar that makes its own is told by the same one every time. */
const uidOf = ({ id, hosts: [first] }: ScheduledEvent): string =>
  first?.dest_cal?.provider === "google" ? `${first.calendar_event_id}@google.com` : `${id}@dure`;

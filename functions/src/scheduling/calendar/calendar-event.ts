import { meetingPlace } from "@dure/domain/scheduling/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import { connectionId } from "../../teams/connection/connection";
import { eventUrl } from "../scheduled-event/event-url";
import { type GoogleCalendar, statusOf, withCalendar } from "./google-calendar";

type Body = calendar_v3.Schema$Event;
type Target = { calendarId: string; eventId: string };

const MEET_TRIES = 3;
const MEET_PAUSE_MS = 500;

/**
 * Makes the host's calendar show the event as it is: one event under one id, however often this runs.
 * @returns the Meet link, "" when the event has none
 */
export async function putCalendarEvent(teamId: string, event: ScheduledEvent): Promise<string> {
  const { dest_cal: calendar, host } = event;
  if (!calendar) return "";
  const account = { teamId, connectionId: connectionId(calendar.provider, host.id, calendar.email) };
  const target = { calendarId: calendar.id, eventId: event.calendar_event_id };
  return withCalendar(account, async (api) => {
    if (event.cancellation) return remove(api, target);
    return event.meeting_plan.type === "google-meet"
      ? meetLink(api, target, await put(api, target, event))
      : put(api, target, event).then(() => "");
  });
}

/** A new event is inserted, a changed one patched; whichever of the two has already happened, or not yet. */
async function put(api: GoogleCalendar, { calendarId, eventId }: Target, event: ScheduledEvent): Promise<Body> {
  const common = { calendarId, sendUpdates: "none", conferenceDataVersion: 1 };
  const body = toBody(event);
  const insert = async () => (await api.events.insert({ ...common, requestBody: { id: eventId, ...body } })).data;
  const patch = async () => (await api.events.patch({ ...common, eventId, requestBody: body })).data;
  return event.sequence === 0 ? insert().catch(on(409, patch)) : patch().catch(on(404, insert));
}

/** Not there any more is as good as deleted. */
async function remove(api: GoogleCalendar, { calendarId, eventId }: Target): Promise<string> {
  await api.events.delete({ calendarId, eventId, sendUpdates: "none" }).catch((error: unknown) => {
    if (![404, 410].includes(statusOf(error) ?? 0)) throw error;
  });
  return "";
}

const on =
  <T>(status: number, instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (statusOf(error) === status) return instead();
    throw error;
  };

/** Google makes the conference after it answered, in most cases at once. */
async function meetLink(api: GoogleCalendar, { calendarId, eventId }: Target, written: Body): Promise<string> {
  let current = written;
  for (let tried = 1; !current.hangoutLink && tried < MEET_TRIES; tried += 1) {
    await new Promise((done) => setTimeout(done, MEET_PAUSE_MS));
    current = (await api.events.get({ calendarId, eventId })).data;
  }
  return current.hangoutLink ?? "";
}

function toBody(event: ScheduledEvent): Body {
  const { date_range, invitees, timezone, meeting_plan } = event;
  return {
    status: "confirmed",
    summary: `${event.title} · ${invitees[0]?.name ?? ""}`,
    description: describe(event),
    start: { dateTime: date_range.start, timeZone: timezone },
    end: { dateTime: date_range.end, timeZone: timezone },
    attendees: invitees.map(({ email, name }) => ({ email, displayName: name, responseStatus: "accepted" })),
    guestsCanModify: false,
    ...(meeting_plan.type !== "google-meet" && { location: meetingPlace(event, "ko") }),
    // The same request gives the same conference; one that is there is left alone.
    ...(meeting_plan.type === "google-meet" &&
      !meeting_plan.value && {
        conferenceData: {
          createRequest: { requestId: event.calendar_event_id, conferenceSolutionKey: { type: "hangoutsMeet" } },
        },
      }),
  };
}

const describe = (event: ScheduledEvent): string => {
  const [guest] = event.invitees;
  const lines = [`${guest?.name ?? ""} <${guest?.email ?? ""}>`, guest?.phone, event.company, event.note];
  return [...lines.filter(Boolean), `일정 확인 및 변경 / View or reschedule: ${eventUrl(event)}`].join("\n");
};

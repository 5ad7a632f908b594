import { entryDescription } from "@dure/domain/scheduling/scheduled-event/entry-description";
import { meetingPlace } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { HostedEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { Locale } from "@dure/domain/shared/text";
import { readLanguage } from "../../identity/user/language-store";
import { connectionId } from "../../teams/connection/connection";
import { eventUrl, hostEventUrl } from "../scheduled-event/event-url";
import { markCalendarChanged } from "./calendar-cache-store";
import { loadProvider } from "./load-provider";
import { makesConference } from "./makes-conference";
import { noteMeetingCalendar } from "./meeting-calendar-store";
import type { EventDraft } from "./provider-types";

/**
 * Writes the event to the host's calendar, in the host's language. Idempotent: the event's id in the calendar is fixed.
 * @returns the link of the online meeting that the calendar made, or ""
 */
export async function putCalendarEvent(teamId: string, event: HostedEvent): Promise<string> {
  const { dest_cal: calendar, host } = event;
  if (!calendar) return "";
  const account = { teamId, connectionId: connectionId(calendar.provider, host.id, calendar.email) };
  const provider = await loadProvider(calendar.provider);
  // Recorded before the event is written: every later read of the calendar has to recognize the event.
  await noteMeetingCalendar({ teamId, userId: host.id, calendar });
  const link = event.cancellation
    ? await provider.remove(account, calendar.id, event.calendar_event_id).then(() => "")
    : await provider.put(
        account,
        calendar.id,
        toDraft(event, await readLanguage(host.id), await hostEventUrl(teamId, event)),
      );
  await markCalendarChanged({ teamId, userId: host.id, calendar }, Date.now());
  return link;
}

function toDraft(event: HostedEvent, locale: Locale, hostUrl: string): EventDraft {
  const { date_range, invitees, timezone, meeting_plan } = event;
  const isShared = event.session_id !== null;
  const broughtAlong = event.guests.map((email) => ({ name: "", email }));
  const isFirst = event.hosts[0]?.calendar_event_id === event.calendar_event_id;
  const makes = isFirst && makesConference(event.dest_cal?.provider, meeting_plan.type);
  const conference = makes && meeting_plan.type === "teams" ? "teams" : makes ? "google-meet" : null;
  return {
    id: event.calendar_event_id,
    sequence: event.sequence,
    title: `${event.title} · ${isShared ? invitees.length : (invitees[0]?.name ?? "")}`,
    description: entryDescription(event, { guest: isShared ? hostUrl : eventUrl(event), host: hostUrl }),
    location: conference ? "" : meetingPlace(event, locale),
    start: date_range.start,
    end: date_range.end,
    timezone,
    // Invitees who share a session must not see each other.
    guests: isShared ? [] : [...invitees.map(({ name, email }) => ({ name, email })), ...broughtAlong],
    conference: meeting_plan.value ? null : conference,
  };
}

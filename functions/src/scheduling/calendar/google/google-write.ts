import { setTimeout as pause } from "node:timers/promises";
import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import { onFailure, statusOf } from "../calendar-error";
import type { CalendarAccount, EventDraft } from "../provider";
import { withGoogle } from "./google-client";

type Body = calendar_v3.Schema$Event;
type Target = { calendarId: string; eventId: string };

const MEET_TRIES = 3;
const MEET_PAUSE_MS = 500;

/** A new event is inserted, a changed one patched; whichever of the two has already happened, or not yet. */
export async function putGoogleEvent(account: CalendarAccount, calendarId: string, event: EventDraft): Promise<string> {
  const common = { calendarId, sendUpdates: "none", conferenceDataVersion: 1 };
  const body = toBody(event);
  const insert = () =>
    withGoogle(account, (api) => api.events.insert({ ...common, requestBody: { id: event.id, ...body } }));
  const patch = () =>
    withGoogle(account, (api) => api.events.patch({ ...common, eventId: event.id, requestBody: body }));
  const written = await (event.sequence === 0
    ? insert().catch(onFailure(answered(409), patch))
    : patch().catch(onFailure(answered(404), insert)));
  if (event.conference !== "google-meet") return "";
  return meetLink(account, { calendarId, eventId: event.id }, written);
}

/** Not there any more is as good as deleted. */
export async function removeGoogleEvent(account: CalendarAccount, calendarId: string, eventId: string): Promise<void> {
  const target = { calendarId, eventId, sendUpdates: "none" };
  await withGoogle(account, (api) => api.events.delete(target)).catch(
    onFailure(answered(404, 410), async () => undefined),
  );
}

const answered =
  (...statuses: number[]) =>
  (error: unknown): boolean =>
    statuses.includes(statusOf(error) ?? 0);

/** Google makes the conference after it answered, in most cases at once. */
async function meetLink(account: CalendarAccount, target: Target, written: Body): Promise<string> {
  let current = written;
  for (let tried = 1; !current.hangoutLink && tried < MEET_TRIES; tried += 1) {
    await pause(MEET_PAUSE_MS);
    current = await withGoogle(account, (api) => api.events.get(target));
  }
  return current.hangoutLink ?? "";
}

const toBody = ({ id, title, description, location, start, end, timezone, guests, conference }: EventDraft): Body => ({
  status: "confirmed",
  summary: title,
  description,
  start: { dateTime: start, timeZone: timezone },
  end: { dateTime: end, timeZone: timezone },
  attendees: guests.map(({ email, name }) => ({ email, displayName: name, responseStatus: "accepted" })),
  guestsCanModify: false,
  ...(location && { location }),
  // The same request gives the same conference.
  ...(conference === "google-meet" && {
    conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: "hangoutsMeet" } } },
  }),
});

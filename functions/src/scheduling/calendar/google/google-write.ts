import { setTimeout as pause } from "node:timers/promises";
import { providerZone } from "@dure/domain/shared/zone/provider-zone";
import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import { onFailure, statusOf } from "../calendar-error";
import type { CalendarAccount, EventDraft } from "../provider-types";
import { withGoogle } from "./google-client";

type Body = calendar_v3.Schema$Event;
type Target = { calendarId: string; eventId: string };

const MEET_ATTEMPTS = 3;
const MEET_PAUSE_MS = 500;

/**
 * Upserts: a new event is inserted or, if it exists, patched; a changed one is patched or, if it is missing, inserted.
 */
export async function putGoogleEvent(account: CalendarAccount, calendarId: string, event: EventDraft): Promise<string> {
  const common = { calendarId, sendUpdates: "none", conferenceDataVersion: 1 };
  const body = toBody(event);
  const insert = () =>
    withGoogle(account, (api) => api.events.insert({ ...common, requestBody: { id: event.id, ...body } }));
  const patch = () =>
    withGoogle(account, (api) => api.events.patch({ ...common, eventId: event.id, requestBody: body }));
  const insertOrPatch = () => insert().catch(onFailure(answered(409), patch));
  const written = await (event.sequence === 0
    ? insertOrPatch()
    : patch().catch(onFailure(answered(404), insertOrPatch)));
  if (event.conference !== "google-meet") return "";
  return meetLink(account, { calendarId, eventId: event.id }, written);
}

/** Idempotent: an event that is already gone counts as deleted. */
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

/** Google creates the conference asynchronously, mostly at once: polls for its link. */
async function meetLink(account: CalendarAccount, target: Target, written: Body): Promise<string> {
  let current = written;
  for (let attempt = 1; !current.hangoutLink && attempt < MEET_ATTEMPTS; attempt += 1) {
    await pause(MEET_PAUSE_MS);
    current = await withGoogle(account, (api) => api.events.get(target));
  }
  return current.hangoutLink ?? "";
}

const toBody = ({ id, title, description, location, start, end, timezone, guests, conference }: EventDraft): Body => ({
  status: "confirmed",
  summary: title,
  description,
  start: { dateTime: start, timeZone: providerZone(timezone) },
  end: { dateTime: end, timeZone: providerZone(timezone) },
  attendees: guests.map(({ email, name }) => ({ email, displayName: name, responseStatus: "accepted" })),
  guestsCanModify: false,
  ...(location && { location }),
  // `requestId` is Google's idempotency key for the conference.
  ...(conference === "google-meet" && {
    conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: "hangoutsMeet" } } },
  }),
});

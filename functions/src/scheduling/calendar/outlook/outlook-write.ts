import { setTimeout as pause } from "node:timers/promises";
import type { Event } from "@microsoft/microsoft-graph-types";
import { CalendarError, onFailure, statusOf } from "../calendar-error";
import type { CalendarAccount, EventDraft } from "../provider-types";
import { EVENT_ID_PROPERTY, hasEventId } from "./event-id-property";
import { listAll, withGraph } from "./graph-client";

const LINK_ATTEMPTS = 3;
const LINK_PAUSE_MS = 500;

/**
 * Upserts an event. Graph assigns its own ids: `transactionId` makes the creation idempotent, and the event is found
 * again by the product's id, which it carries as an extended property.
 */
export async function putOutlookEvent(
  account: CalendarAccount,
  calendarId: string,
  event: EventDraft,
): Promise<string> {
  const create = (transactionId: string) =>
    withGraph<Event>(account, `/me/calendars/${encodeURIComponent(calendarId)}/events`, (request) =>
      request.post({ ...newBody(event), transactionId }),
    );
  // A deleted event still holds its transactionId.
  const createAnew = () => create(`${event.id}-${event.sequence}`);
  const change = async () => {
    const [known] = await findEvents(account, calendarId, event.id);
    if (!known?.id) return undefined;
    const path = `/me/events/${encodeURIComponent(known.id)}`;
    return withGraph<Event>(account, path, (request) => request.patch(changedBody(event, known))).catch(
      onFailure(isGone, async () => undefined),
    );
  };
  const written =
    event.sequence === 0
      ? await create(event.id).catch(onFailure(isRepeated, async () => (await change()) ?? createAnew()))
      : ((await change()) ?? (await create(event.id).catch(onFailure(isRepeated, createAnew))));
  return event.conference === "teams" ? teamsLink(account, written) : "";
}

export async function removeOutlookEvent(account: CalendarAccount, calendarId: string, eventId: string): Promise<void> {
  for (const { id } of await findEvents(account, calendarId, eventId))
    await withGraph(account, `/me/events/${encodeURIComponent(id ?? "")}`, (request) => request.delete()).catch(
      onFailure(isGone, async () => undefined),
    );
}

const findEvents = (account: CalendarAccount, calendarId: string, eventId: string): Promise<Event[]> =>
  listAll<Event>(account, `/me/calendars/${encodeURIComponent(calendarId)}/events`, (request) =>
    request.filter(hasEventId(eventId)).select("id,isOnlineMeeting,onlineMeeting"),
  );

const isGone = (error: unknown): boolean => statusOf(error) === 404;
const isRepeated = (error: unknown): boolean =>
  error instanceof CalendarError && error.code === "ErrorDuplicateTransactionId";

/** Teams creates the meeting asynchronously, mostly at once: polls for its link. */
async function teamsLink(account: CalendarAccount, written: Event): Promise<string> {
  let current = written;
  for (let attempt = 1; !current.onlineMeeting?.joinUrl && attempt < LINK_ATTEMPTS; attempt += 1) {
    await pause(LINK_PAUSE_MS);
    const path = `/me/events/${encodeURIComponent(written.id ?? "")}`;
    current = await withGraph<Event>(account, path, (request) => request.select("id,onlineMeeting").get());
  }
  return current.onlineMeeting?.joinUrl ?? "";
}

const newBody = (event: EventDraft): Event => ({
  ...commonBody(event),
  ...conferenceBody(event),
  body: { contentType: "text", content: event.description },
  singleValueExtendedProperties: [{ id: EVENT_ID_PROPERTY, value: event.id }],
});

/** The body of a Teams meeting holds its link: overwriting the body would remove the meeting. */
const changedBody = (event: EventDraft, known: Event): Event => ({
  ...commonBody(event),
  ...(!known.isOnlineMeeting && {
    ...conferenceBody(event),
    body: { contentType: "text", content: event.description },
  }),
});

/** Without attendees: Outlook would mail them, which can't be switched off. */
const commonBody = ({ title, location, start, end }: EventDraft): Event => ({
  subject: title,
  start: { dateTime: start.slice(0, 19), timeZone: "UTC" },
  end: { dateTime: end.slice(0, 19), timeZone: "UTC" },
  ...(location && { location: { displayName: location } }),
});

const conferenceBody = ({ conference }: EventDraft): Event =>
  conference === "teams" ? { isOnlineMeeting: true, onlineMeetingProvider: "teamsForBusiness" } : {};

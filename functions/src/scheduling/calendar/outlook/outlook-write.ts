import { setTimeout as pause } from "node:timers/promises";
import type { Event } from "@microsoft/microsoft-graph-types";
import { CalendarError, onFailure, statusOf } from "../calendar-error";
import type { CalendarAccount, EventDraft } from "../provider";
import { allOf, withGraph } from "./graph-client";
import { carrying, OWN_ID } from "./own-event";

const LINK_TRIES = 3;
const LINK_PAUSE_MS = 500;

/**
 * A new event is created, a changed one patched; whichever has already happened, or not yet. Graph gives its own ids:
 * a repeated creation is known by its transactionId, and an event found again by the id of ours that it carries.
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
  // One that its owner has deleted still holds its transactionId.
  const createAnew = () => create(`${event.id}-${event.sequence}`);
  const change = async () => {
    const [known] = await findOwn(account, calendarId, event.id);
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
  for (const { id } of await findOwn(account, calendarId, eventId))
    await withGraph(account, `/me/events/${encodeURIComponent(id ?? "")}`, (request) => request.delete()).catch(
      onFailure(isGone, async () => undefined),
    );
}

const findOwn = (account: CalendarAccount, calendarId: string, eventId: string): Promise<Event[]> =>
  allOf<Event>(account, `/me/calendars/${encodeURIComponent(calendarId)}/events`, (request) =>
    request.filter(carrying(eventId)).select("id,isOnlineMeeting,onlineMeeting"),
  );

const isGone = (error: unknown): boolean => statusOf(error) === 404;
const isRepeated = (error: unknown): boolean =>
  error instanceof CalendarError && error.code === "ErrorDuplicateTransactionId";

/** Teams makes the meeting after Graph answered, in most cases at once. */
async function teamsLink(account: CalendarAccount, written: Event): Promise<string> {
  let current = written;
  for (let tried = 1; !current.onlineMeeting?.joinUrl && tried < LINK_TRIES; tried += 1) {
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
  singleValueExtendedProperties: [{ id: OWN_ID, value: event.id }],
});

/** A meeting's text holds its Teams link: writing another over it would take the meeting away. */
const changedBody = (event: EventDraft, known: Event): Event => ({
  ...commonBody(event),
  ...(!known.isOnlineMeeting && {
    ...conferenceBody(event),
    body: { contentType: "text", content: event.description },
  }),
});

/** Without guests: Outlook would write mails of its own to them, and can't be told not to. */
const commonBody = ({ title, location, start, end }: EventDraft): Event => ({
  subject: title,
  start: { dateTime: start.slice(0, 19), timeZone: "UTC" },
  end: { dateTime: end.slice(0, 19), timeZone: "UTC" },
  ...(location && { location: { displayName: location } }),
});

const conferenceBody = ({ conference }: EventDraft): Event =>
  conference === "teams" ? { isOnlineMeeting: true, onlineMeetingProvider: "teamsForBusiness" } : {};

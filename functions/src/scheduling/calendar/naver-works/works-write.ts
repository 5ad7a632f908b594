import { cutText } from "@dure/domain/shared/text";
import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import { Temporal } from "temporal-polyfill";
import { onFailure, statusOf } from "../calendar-error";
import type { CalendarAccount, EventDraft } from "../provider-types";
import { withWorks } from "./with-works";

/**
 * Upserts an event under the product's id: a new event is created or, if it exists, replaced; a changed one is replaced
 * or, if it is missing, created.
 */
export async function putWorksEvent(account: CalendarAccount, calendarId: string, event: EventDraft): Promise<string> {
  const path = eventsPath(calendarId);
  const body = { eventComponents: [toComponent(event)], sendNotification: false };
  const create = () => withWorks<unknown>(account, "POST", path, { body });
  const replace = () => withWorks<unknown>(account, "PUT", `${path}/${encodeURIComponent(event.id)}`, { body });
  await (event.sequence === 0
    ? create().catch(onFailure(isKnown, replace))
    : replace().catch(onFailure(isGone, create)));
  return "";
}

export async function removeWorksEvent(account: CalendarAccount, calendarId: string, eventId: string): Promise<void> {
  const path = `${eventsPath(calendarId)}/${encodeURIComponent(eventId)}`;
  const query = { sendNotification: "false" };
  await withWorks(account, "DELETE", path, { query }).catch(onFailure(isGone, async () => undefined));
}

const eventsPath = (calendarId: string): string => `/calendars/${encodeURIComponent(calendarId)}/events`;

const isGone = (error: unknown): boolean => statusOf(error) === 404;
/**
 * The API doesn't document how it refuses a taken id, so a 400 counts too: the replacement fails if there is no event.
 */
const isKnown = (error: unknown): boolean => [400, 409].includes(statusOf(error) ?? 0);

const MAX_PLACE = 100;
const MAX_TITLE = 200;

const toComponent = ({ id, title, description, location, start, end, guests }: EventDraft) => ({
  eventId: id,
  summary: cutText(title, MAX_TITLE),
  description,
  ...(location && { location: cutText(location, MAX_PLACE) }),
  start: wallClock(start),
  end: wallClock(end),
  transparency: "OPAQUE",
  attendees: guests.map(({ name, email }) => ({ email, displayName: name, partstat: "ACCEPTED" })),
});

/**
 * Naver Works takes no offsets. A wall clock time is ambiguous where daylight saving time ends; Korea has none, so its
 * wall clock times are unambiguous.
 */
const wallClock = (time: string) => ({
  dateTime: Temporal.Instant.from(time)
    .toZonedDateTimeISO(DEFAULT_TIME_ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: "second" }),
  timeZone: DEFAULT_TIME_ZONE,
});

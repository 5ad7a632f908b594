import { type BusyTime, toBusyTime } from "@dure/domain/scheduling/scheduled-event/busy-time";
import { type Interval, toRange } from "@dure/domain/scheduling/slots/interval";
import { CalendarError, CalendarMissingError, isTransient, onFailure, statusOf } from "../calendar-error";
import type { BusyCalendarQuery, CalendarAccount } from "../provider-types";
import { withGoogle } from "./google-client";
import { googleEvents } from "./google-events";

/**
 * Google's free/busy endpoint: it knows every rule of Google's calendars, and needs no permission to read events. But it
 * names no events, so a calendar that holds meetings is read event by event, if its account may do so.
 */
export async function googleBusy(
  account: CalendarAccount,
  calendars: readonly BusyCalendarQuery[],
  range: Interval,
): Promise<BusyTime[][]> {
  const held = calendars.filter(({ holdsMeetings }) => holdsMeetings).map(({ id }) => id);
  const listed = await Promise.all(held.map(async (id) => [id, await busyEvents(account, id, range)] as const));
  const known = new Map(listed.flatMap(([id, busy]) => (busy ? [[id, busy] as const] : [])));
  const others = calendars.map(({ id }) => id).filter((id) => !known.has(id));
  const asked = others.length > 0 ? await freeBusy(account, others, range) : new Map<string, BusyTime[]>();
  return calendars.map(({ id }) => known.get(id) ?? asked.get(id) ?? []);
}

/** undefined when the account may not read the calendar's events: free/busy may still be allowed. */
const busyEvents = (account: CalendarAccount, id: string, range: Interval): Promise<BusyTime[] | undefined> =>
  googleEvents(account, id, range).then(
    (events) => events.filter(({ blocks }) => blocks).map(toBusyTime),
    onFailure(isUnreadable, async () => undefined),
  );

const isUnreadable = (error: unknown): boolean => !isTransient(error) && [403, 404].includes(statusOf(error) ?? 0);

async function freeBusy(
  account: CalendarAccount,
  calendarIds: readonly string[],
  range: Interval,
): Promise<Map<string, BusyTime[]>> {
  const { start: timeMin, end: timeMax } = toRange(range);
  const requestBody = { timeMin, timeMax, items: calendarIds.map((id) => ({ id })) };
  const { calendars } = await withGoogle(account, (api) => api.freebusy.query({ requestBody }));
  const found = calendarIds.map((id) => {
    const answer = calendars?.[id];
    if (answer?.errors?.[0]?.reason === "notFound") throw new CalendarMissingError(id);
    if (!answer?.busy || answer.errors?.length) throw new CalendarError(`No free/busy answer for ${id}.`);
    const busy = answer.busy.map(({ start, end }) => ({ start: Date.parse(start ?? ""), end: Date.parse(end ?? "") }));
    return [id, busy] as const;
  });
  return new Map(found);
}

import { type Interval, toRange } from "@dure/domain/scheduling/slots/interval";
import { zonedDay } from "@dure/domain/scheduling/slots/zone";
import type { calendar_v3 } from "googleapis/build/src/apis/calendar/index.js";
import type { CalendarAccount, FoundEvent } from "../provider-types";
import { withGoogle } from "./google-client";

type Item = calendar_v3.Schema$Event;

const PAGE = 2_500;

/** The events of a calendar, recurring ones once for each occurrence. */
export async function googleEvents(
  account: CalendarAccount,
  calendarId: string,
  range: Interval,
): Promise<FoundEvent[]> {
  const { start: timeMin, end: timeMax } = toRange(range);
  const found: FoundEvent[] = [];
  let pageToken: string | undefined;
  do {
    const params = {
      calendarId,
      timeMin,
      timeMax,
      singleEvents: true,
      maxResults: PAGE,
      ...(pageToken && { pageToken }),
    };
    const { items = [], timeZone, nextPageToken } = await withGoogle(account, (api) => api.events.list(params));
    found.push(...items.filter(({ status }) => status !== "cancelled").map((item) => toFound(item, timeZone ?? "UTC")));
    pageToken = nextPageToken ?? undefined;
  } while (pageToken);
  return found;
}

const toFound = (item: Item, zone: string): FoundEvent => {
  const [first, last] = [item.start?.date, item.end?.date];
  const at = (time: Item["start"]) => (time?.date ? zonedDay(zone, time.date).start : Date.parse(time?.dateTime ?? ""));
  return {
    id: item.id ?? "",
    name: item.summary ?? "",
    time: { start: at(item.start), end: at(item.end) },
    days: first && last ? { start: first, end: last } : null,
    blocks: blocks(item),
  };
};

/** Whether an event blocks time, by the rules of Google's free/busy. */
const blocks = ({ transparency, eventType, attendees }: Item): boolean =>
  transparency !== "transparent" &&
  eventType !== "workingLocation" &&
  !attendees?.some(({ self, responseStatus }) => self && responseStatus === "declined");

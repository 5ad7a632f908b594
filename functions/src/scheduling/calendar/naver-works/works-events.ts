import { HOUR_MS, type Interval } from "@dure/domain/scheduling/slots/interval";
import { findConnection } from "../../../teams/connection/connection-store";
import type { CalendarAccount, FoundEvent } from "../provider-types";
import { type Occurrence, occurrencesIn } from "./occurrences";
import { withWorks } from "./with-works";
import { type WorksEvent, WorksEvents } from "./works-event";

/**
 * The events of a calendar, recurring ones once for each occurrence. Busy times are derived from them: Naver Works has
 * no free/busy endpoint.
 */
export async function worksEvents(
  account: CalendarAccount,
  calendarId: string,
  range: Interval,
): Promise<FoundEvent[]> {
  const [lists, owner] = await Promise.all([
    componentsIn(account, calendarId, range),
    findConnection(account.teamId, account.connectionId),
  ]);
  return lists
    .flatMap((components) => occurrencesIn(components, range))
    .filter(({ event }) => event.status !== "CANCELLED")
    .map((occurrence) => toFound(occurrence, owner?.email ?? ""));
}

async function componentsIn(account: CalendarAccount, calendarId: string, range: Interval): Promise<WorksEvent[][]> {
  const found: WorksEvent[][] = [];
  let cursor: string | undefined;
  do {
    const query = {
      fromDateTime: worksStamp(range.start),
      untilDateTime: worksStamp(range.end),
      ...(cursor && { cursor }),
    };
    const path = `/calendars/${encodeURIComponent(calendarId)}/events`;
    const page = WorksEvents.parse(await withWorks(account, "GET", path, { query }));
    found.push(...page.events.map(({ eventComponents }) => eventComponents));
    cursor = page.responseMetaData?.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

const KOREA_MS = 9 * HOUR_MS;

/** YYYY-MM-DDThh:mm:ss with an offset: the API takes no Z. */
const worksStamp = (ms: number): string => `${new Date(ms + KOREA_MS).toISOString().slice(0, 19)}+09:00`;

const toFound = ({ event, time, days }: Occurrence, owner: string): FoundEvent => ({
  id: event.eventId,
  name: event.summary,
  time,
  days,
  blocks: blocks(event, owner),
});

const blocks = ({ transparency, attendees }: WorksEvent, owner: string): boolean =>
  transparency !== "TRANSPARENT" &&
  !attendees.some(({ email, partstat }) => email?.toLowerCase() === owner && partstat === "DECLINED");

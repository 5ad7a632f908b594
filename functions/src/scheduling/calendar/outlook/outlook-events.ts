import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { zonedDay } from "@dure/domain/scheduling/slots/zone";
import type { DateTimeTimeZone, Event } from "@microsoft/microsoft-graph-types";
import type { CalendarAccount, FoundEvent } from "../provider-types";
import { EVENT_ID_PROPERTY } from "./event-id-property";
import { listAll } from "./graph-client";
import { mailboxZone } from "./mailbox-zone";

const PAGE = 200;
const FIELDS = "id,subject,start,end,isAllDay,isCancelled,showAs,responseStatus";

/**
 * The events of a calendar, recurring ones once for each occurrence. Busy times are derived from them: Graph's
 * getSchedule supports neither personal accounts nor any calendar but the first.
 */
export async function outlookEvents(
  account: CalendarAccount,
  calendarId: string,
  range: Interval,
): Promise<FoundEvent[]> {
  const path = `/me/calendars/${encodeURIComponent(calendarId)}/calendarView`;
  const all = await listAll<Event>(account, path, (request) =>
    request
      .query({
        startDateTime: new Date(range.start).toISOString(),
        endDateTime: new Date(range.end).toISOString(),
      })
      .select(FIELDS)
      .expand(`singleValueExtendedProperties($filter=id eq '${EVENT_ID_PROPERTY}')`)
      .top(PAGE),
  );
  const items = all.filter(({ isCancelled }) => !isCancelled);
  const zone = items.some(({ isAllDay }) => isAllDay) ? await mailboxZone(account) : "UTC";
  return items.map((item) => toFound(item, zone));
}

function toFound(item: Event, zone: string): FoundEvent {
  const days = item.isAllDay ? { start: dayOf(item.start), end: dayOf(item.end) } : null;
  const time = days
    ? { start: zonedDay(zone, days.start).start, end: zonedDay(zone, days.end).start }
    : { start: instantOf(item.start), end: instantOf(item.end) };
  const id = item.singleValueExtendedProperties?.[0]?.value ?? item.id ?? "";
  return { id, name: item.subject ?? "", time, days, blocks: blocks(item) };
}

type GraphTime = DateTimeTimeZone | null | undefined;

/** Graph writes times in UTC, without an offset, unless another zone is requested. */
const instantOf = (time: GraphTime): number => Date.parse(`${time?.dateTime?.slice(0, 19)}Z`);

/** An all-day event's days, whatever the zone. */
const dayOf = (time: GraphTime): string => time?.dateTime?.slice(0, 10) ?? "";

const FREE = ["free", "workingElsewhere"];

const blocks = ({ showAs, responseStatus }: Event): boolean =>
  !FREE.includes(showAs ?? "") && responseStatus?.response !== "declined";

import { z } from "zod";
import { busyFromEvents } from "../busy-from-events";
import type { CalendarAccount, CalendarProvider, ListedCalendar } from "../provider-types";
import { withWorks } from "./with-works";
import { worksEvents } from "./works-events";
import { putWorksEvent, removeWorksEvent } from "./works-write";

/** Naver Works v1.0 (www.worksapis.com). One list of events spans 31 days at most. */
export const naverWorksProvider: CalendarProvider = {
  limits: { days: 31, calendars: 1 },
  list: worksCalendars,
  busy: busyFromEvents(worksEvents),
  events: worksEvents,
  put: putWorksEvent,
  remove: removeWorksEvent,
  watch: null,
};

const Listed = z.object({ calendarId: z.string(), calendarName: z.string().default(""), color: z.string().nullish() });
const Page = z.object({
  calendarPersonals: z.array(Listed),
  responseMetaData: z.object({ nextCursor: z.string().nullish() }).optional(),
});

/**
 * The member's own calendar and those shared with them. The list doesn't say which of them are writable, so events go
 * to the member's own only.
 */
async function worksCalendars(account: CalendarAccount): Promise<ListedCalendar[]> {
  const primary = Listed.parse(await withWorks(account, "GET", "/calendar"));
  const found: z.infer<typeof Listed>[] = [];
  let cursor: string | undefined;
  do {
    const query = { count: "50", ...(cursor && { cursor }) };
    const page = Page.parse(await withWorks(account, "GET", "/calendar-personals", { query }));
    found.push(...page.calendarPersonals);
    cursor = page.responseMetaData?.nextCursor ?? undefined;
  } while (cursor);
  const others = found.filter(({ calendarId }) => calendarId !== primary.calendarId);
  const listed = found.find(({ calendarId }) => calendarId === primary.calendarId);
  return [{ ...primary, ...listed }, ...others].map(({ calendarId, calendarName, color }) => ({
    id: calendarId,
    name: calendarName,
    color: color && /^#[\da-f]{6}$/i.test(color) ? color : null,
    canEdit: calendarId === primary.calendarId,
    primary: calendarId === primary.calendarId,
  }));
}

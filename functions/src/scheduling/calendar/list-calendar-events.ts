import type { schedulingApi } from "@dure/domain/scheduling/api";
import { type CalendarEvent, MAX_EVENT_DAYS } from "@dure/domain/scheduling/calendar/api";
import { DAY_MS, toInterval, toRange } from "@dure/domain/scheduling/slots/interval";
import { zonedDay } from "@dure/domain/scheduling/slots/zone";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { connectionId } from "../../teams/connection/connection";
import { cachedEvents } from "./calendar-cache";
import type { FoundEvent } from "./provider-types";

/** The events in the caller's own calendars. One calendar that fails makes the call fail. */
export const listCalendarEvents: Verb<typeof schedulingApi.listCalendarEvents> = async (ctx, { query }) => {
  const { tokens, timezone } = query;
  const range = toInterval(query.range);
  const days = (range.end - range.start) / DAY_MS;
  if (days <= 0) throw new AppError("BAD_REQUEST", schedulingTexts.endBeforeStart);
  if (days > MAX_EVENT_DAYS) throw new AppError("BAD_REQUEST", schedulingTexts.tooLongRange);
  const userId = ctx.actor.id;
  const calendars = query.calendars.filter(
    ({ provider, email }) => !tokens || tokens.includes(connectionId(provider, userId, email)),
  );
  const read = await cachedEvents({ teamId: ctx.teamId, userId, calendars, range });
  return read.map(({ calendar, events }) => ({
    calendar,
    events: events.map((event) => toView(event, calendar.id, timezone)),
  }));
};

const toView = ({ id, name, time, days }: FoundEvent, calendar: string, zone: string): CalendarEvent => ({
  id,
  name,
  dateRange: toRange(days ? { start: zonedDay(zone, days.start).start, end: zonedDay(zone, days.end).start } : time),
  isAllDay: days !== null,
  calendar,
});

import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DateTime } from "luxon";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { isAwaitingData } from "../../lib/is-awaiting-data";
import { calendarKey } from "../calendar/calendar-key";
import { calendarRef } from "../calendar/calendar-queries";
import { type GridEvent, toCalendarBlock } from "./grid-event";
import { fetchedRange } from "./week";

/** The events of the chosen calendars around a week, as blocks in their calendars' colors. */
export function useWeekEvents(calendars: readonly CalendarView[], week: DateTime, zone: string) {
  const { t } = useTranslation("scheduling");
  const untitled = t("calendarPage.untitled");
  const events = useQuery(
    api.scheduling.listCalendarEvents.queryOptions({
      input: {
        query: {
          calendars: JSON.stringify(calendars.map(calendarRef)),
          range: JSON.stringify(fetchedRange(week)),
          timezone: zone,
        },
      },
      enabled: calendars.length > 0,
      placeholderData: keepPreviousData,
    }),
  );
  const { data } = events;
  const blocks = useMemo(() => {
    const shown = new Map(calendars.map((one) => [calendarKey(calendarRef(one)), one]));
    return (data ?? []).flatMap(({ calendar, events: found }): GridEvent[] => {
      const view = shown.get(calendarKey(calendar));
      return view ? found.map((event) => toCalendarBlock(event, view, untitled)) : [];
    });
  }, [data, calendars, untitled]);
  return { blocks, error: events.error, isLoading: isAwaitingData(events) };
}

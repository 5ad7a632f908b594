import type { CalendarEvent, CalendarView } from "@dure/domain/scheduling/calendar-api";
import type { OnetimeView } from "@dure/domain/scheduling/onetime";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event";
import type { TimeFormat } from "../time/time-format";
import type { ProposedTime } from "./proposal";

/** A block on the week: of a calendar, about to be suggested, or suggested to somebody else already. */
export type GridEvent = {
  id: string;
  kind: "calendar" | "proposed" | "suggested";
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
  /** Of its calendar. */
  color?: string;
};

export const toCalendarBlock = (
  { id, name, dateRange, isAllDay, calendar }: CalendarEvent,
  { color }: Pick<CalendarView, "color">,
  untitled: string,
): GridEvent => ({
  id: `${calendar} ${id}`,
  kind: "calendar",
  title: name || untitled,
  start: new Date(dateRange.start),
  end: new Date(dateRange.end),
  allDay: isAllDay,
  color,
});

/** My meetings that are in no calendar, so that I see them and don't offer their times again. */
export const toMeetingBlocks = (meetings: readonly Meeting[], userId: string): GridEvent[] =>
  meetings
    .filter(({ cancellation, hosts }) => {
      const own = hosts.find(({ id }) => id === userId);
      return cancellation === null && own?.calendar_state === "none";
    })
    .map(({ id, title, invitees: [guest], date_range }) => ({
      id,
      kind: "calendar",
      title: guest?.name ? `${title} · ${guest.name}` : title,
      start: new Date(date_range.start),
      end: new Date(date_range.end),
      allDay: false,
    }));

type Meeting = Pick<ScheduledEventView, "id" | "title" | "invitees" | "date_range" | "cancellation" | "hosts">;

export const toProposedBlock = (
  { key, start, end }: ProposedTime,
  format: Pick<TimeFormat, "timeRange">,
): GridEvent => ({
  id: key,
  kind: "proposed",
  title: format.timeRange(new Date(start).toISOString(), new Date(end).toISOString()),
  start: new Date(start),
  end: new Date(end),
  allDay: false,
});

/** What I have offered to others and nobody has chosen yet, so that I don't offer it again unawares. */
export const toSuggestedBlocks = (
  suggestions: readonly OnetimeView[],
  { userId, exceptId }: { userId: string; exceptId: string },
): GridEvent[] =>
  suggestions
    .filter(({ state, organizer, id }) => state === "activated" && organizer.id === userId && id !== exceptId)
    .flatMap(({ id, title, invitee, availabilities }) =>
      availabilities.map(({ start, end }) => ({
        id: `${id} ${start}`,
        kind: "suggested" as const,
        title: invitee.name ? `${title} · ${invitee.name}` : title,
        start: new Date(start),
        end: new Date(end),
        allDay: false,
      })),
    );

/** The titles of what else is at a time. */
export const clashesWith = ({ start, end }: ProposedTime, events: readonly GridEvent[]): string[] =>
  events
    .filter((one) => one.kind !== "proposed" && !one.allDay && one.start.getTime() < end && start < one.end.getTime())
    .map(({ title }) => title);

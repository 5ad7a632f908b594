import type { CalendarEvent, CalendarView } from "@dure/domain/scheduling/calendar/api";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import type { TimeFormat } from "../time/time-format";
import type { ProposedTime } from "./suggestion/proposal";

/** A block of the week: a calendar event, a proposed time, or a time already suggested to somebody else. */
export type GridEvent = {
  id: string;
  kind: "calendar" | "proposed" | "suggested";
  title: string;
  start: Date;
  end: Date;
  allDay: boolean;
  /** The calendar's color. */
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

/** The user's meetings that no calendar contains, so that their times are visible. */
export const toMeetingBlocks = (meetings: readonly Meeting[], userId: string): GridEvent[] =>
  meetings
    .filter(({ cancellation, hosts }) => {
      const own = hosts.find(({ id }) => id === userId);
      return cancellation === null && own?.calendar_state === "none";
    })
    .map(({ id, title, invitees: [guest], date_range }) => ({
      id,
      kind: "calendar",
      title: withGuest(title, guest?.name),
      ...atTime(date_range),
    }));

type Meeting = Pick<ScheduledEventView, "id" | "title" | "invitees" | "date_range" | "cancellation" | "hosts">;

export const toProposedBlock = ({ key, ...time }: ProposedTime, format: Pick<TimeFormat, "timeRange">): GridEvent => {
  const at = atTime(time);
  return { id: key, kind: "proposed", title: format.timeRange(at.start.toISOString(), at.end.toISOString()), ...at };
};

/** Times of the user's other open suggestions, so that they are not offered twice by mistake. */
export const toSuggestedBlocks = (
  suggestions: readonly SuggestionView[],
  { userId, exceptId }: { userId: string; exceptId: string },
): GridEvent[] =>
  suggestions
    .filter(({ state, organizer, id }) => state === "activated" && organizer.id === userId && id !== exceptId)
    .flatMap(({ id, title, invitee, availabilities }) =>
      availabilities.map((time) => ({
        id: `${id} ${time.start}`,
        kind: "suggested" as const,
        title: withGuest(title, invitee.name),
        ...atTime(time),
      })),
    );

const withGuest = (title: string, name: string | undefined): string => (name ? `${title} · ${name}` : title);

const atTime = ({ start, end }: { start: string | number; end: string | number }) => ({
  start: new Date(start),
  end: new Date(end),
  allDay: false,
});

/** The titles of the other blocks at a time. */
export const clashesWith = ({ start, end }: ProposedTime, events: readonly GridEvent[]): string[] =>
  events
    .filter((one) => one.kind !== "proposed" && !one.allDay && one.start.getTime() < end && start < one.end.getTime())
    .map(({ title }) => title);

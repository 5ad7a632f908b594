import { Temporal } from "temporal-polyfill";

/** When a task is due: a day, and a time of it if it has one, as somebody in `timezone` said it. */
export type TodoDue = { due_on: string | null; due_time: string | null; timezone: string };

/** A task of a whole day is reminded of as if it were due then. */
const MORNING = "09:00";

/** The last moment at which a task is not overdue (UTC): its time, or the end of its day. Null without a day. */
export function dueAt({ due_on, due_time, timezone }: TodoDue): string | null {
  if (due_on === null) return null;
  return due_time === null ? endOfDay(due_on, timezone) : localTime(due_on, due_time, timezone);
}

/** When its assignee is reminded of a task (UTC). Null without a day or a reminder. */
export function remindAt(due: TodoDue, minutesBefore: number | null): string | null {
  if (due.due_on === null || minutesBefore === null) return null;
  const at = localTime(due.due_on, due.due_time ?? MORNING, due.timezone);
  return new Date(Date.parse(at) - minutesBefore * 60_000).toISOString();
}

export const TODO_GROUPS = ["overdue", "today", "coming", "undated"] as const;
export type TodoGroup = (typeof TODO_GROUPS)[number];

/** The group of an open task, by the reader's day. */
export function todoGroup(due_at: string | null, now: string, timeZone: string): TodoGroup {
  if (due_at === null) return "undated";
  if (due_at < now) return "overdue";
  return due_at <= endOfToday(now, timeZone) ? "today" : "coming";
}

/** The last millisecond of a reader's day (UTC). */
export const endOfToday = (now: string, timeZone: string): string =>
  endOfDay(Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate().toString(), timeZone);

function endOfDay(day: string, timeZone: string): string {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return new Date(Date.parse(localTime(next, "00:00", timeZone)) - 1).toISOString();
}

/** A wall-clock time of a day in a zone, as UTC. One that the clocks skip is moved on, as calendars do. */
function localTime(day: string, time: string, timeZone: string): string {
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone);
  return new Date(at.epochMilliseconds).toISOString();
}

import { occurrenceDates } from "../../src/stand-in/recurrence";
import { addDays, formatInZone, parseTime, wallClock, wallToMs } from "../../src/stand-in/zones";
import type { CalendarEvent, EventTime, Exceptions, StoredEvent } from "./event";

export interface Span {
  startMs: number;
  endMs: number;
}

/** The instant of a time. All-day times begin at midnight in the calendar's zone. */
export function timeOf(time: EventTime, calendarTimeZone: string): number {
  if ("date" in time) return wallToMs(`${time.date}T00:00:00`, calendarTimeZone);
  return parseTime(time.dateTime) ?? 0;
}

export function spanOf(event: CalendarEvent, calendarTimeZone: string): Span {
  return { startMs: timeOf(event.start, calendarTimeZone), endMs: timeOf(event.end, calendarTimeZone) };
}

export interface Occurrence extends Span {
  start: EventTime;
  end: EventTime;
  /** The original start of a moved occurrence. */
  original?: EventTime;
}

/** How far after the window occurrences are expanded, because they may be moved into it. */
const MOVED_MS = 7 * 86_400_000;

/** The occurrences of an event within a window, without canceled ones. */
export function occurrencesIn(
  { event, exceptions }: Pick<StoredEvent, "event" | "exceptions">,
  calendarTimeZone: string,
  window: Span,
): Occurrence[] {
  const touches = ({ startMs, endMs }: Span) =>
    startMs < window.endMs && (endMs > window.startMs || (startMs === endMs && startMs >= window.startMs));
  const all = event.recurrence
    ? excepted(recurring(event, calendarTimeZone, window.endMs + MOVED_MS), exceptions, calendarTimeZone)
    : [{ start: event.start, end: event.end, ...spanOf(event, calendarTimeZone) }];
  return all.filter(touches);
}

function excepted(all: Occurrence[], exceptions: Exceptions | undefined, calendarTimeZone: string): Occurrence[] {
  if (!exceptions) return all;
  const dayOf = ({ start }: Occurrence) => ("date" in start ? start.date : start.dateTime.slice(0, 10));
  return all
    .filter((one) => !exceptions.cancelled.includes(dayOf(one)))
    .map((one) => {
      const moved = exceptions.moved[dayOf(one)];
      if (!moved) return one;
      const [startMs, endMs] = [timeOf(moved.start, calendarTimeZone), timeOf(moved.end, calendarTimeZone)];
      return { ...moved, startMs, endMs, original: one.start };
    });
}

function recurring(event: CalendarEvent, calendarTimeZone: string, untilMs: number): Occurrence[] {
  const { start } = event;
  const zone = "date" in start ? calendarTimeZone : start.timeZone;
  const first = spanOf(event, calendarTimeZone);
  const firstDate = "date" in start ? start.date : wallClock(first.startMs, zone).slice(0, 10);
  const clock = "date" in start ? "00:00:00" : wallClock(first.startMs, zone).slice(11);
  const lengthMs = first.endMs - first.startMs;
  const startOn = (date: string) => wallToMs(`${date}T${clock}`, zone);
  return occurrenceDates(event.recurrence ?? [], firstDate, { startOn, untilMs }).map((date) => {
    const startMs = startOn(date);
    if ("date" in start) {
      const end = addDays(date, Math.round(lengthMs / 86_400_000));
      return { start: { date }, end: { date: end }, startMs, endMs: startOn(end) };
    }
    const at = (timeMs: number) => ({ dateTime: formatInZone(timeMs, calendarTimeZone), timeZone: zone });
    return { start: at(startMs), end: at(startMs + lengthMs), startMs, endMs: startMs + lengthMs };
  });
}

import { occurrenceDates } from "../../src/stand-in/recurrence";
import { isRecord, text } from "../../src/stand-in/values";
import { addDays, wallClock, wallToMs } from "../../src/stand-in/zones";
import { badRequest } from "../graph-error";
import type { EventFields, Series, StoredEvent } from "./event";
import { instantOf } from "./read-event";

/** A time range in epoch milliseconds. */
export interface Window {
  startMs: number;
  endMs: number;
}

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Parses Graph's daily or weekly recurrence {pattern, range}, and a test's exceptions. */
export function readSeries(body: Record<string, unknown>): Series | undefined {
  if (!isRecord(body.recurrence)) return undefined;
  const { pattern, range } = body.recurrence;
  if (!isRecord(pattern) || !isRecord(range)) return badRequest("A recurrence needs a pattern and a range.");
  const type = text(pattern.type);
  if (type !== "daily" && type !== "weekly") return badRequest("The stand-in repeats daily or weekly.");
  const days = Array.isArray(pattern.daysOfWeek) ? pattern.daysOfWeek.map((day) => DAYS.indexOf(String(day))) : [];
  const end = text(range.endDate)?.replaceAll("-", "");
  const parts = [
    `FREQ=${type.toUpperCase()}`,
    `INTERVAL=${Number(pattern.interval ?? 1)}`,
    days.length > 0 && `BYDAY=${days.map((day) => ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][day]).join(",")}`,
    range.type === "numbered" && `COUNT=${Number(range.numberOfOccurrences)}`,
    range.type === "endDate" && end && `UNTIL=${end}T235959Z`,
  ];
  return {
    rule: `RRULE:${parts.filter(Boolean).join(";")}`,
    cancelled: Array.isArray(body.cancelledOccurrences) ? body.cancelledOccurrences.map(String) : [],
    exceptions: isRecord(body.exceptions) ? (body.exceptions as Series["exceptions"]) : {},
  };
}

/** An event or an occurrence, with Graph's id. */
export interface Instance {
  id: string;
  type: "singleInstance" | "occurrence" | "exception";
  seriesMasterId: string | null;
  fields: EventFields;
}

/** The occurrences of an event within a window, without canceled ones. */
export function instancesIn(stored: StoredEvent, zone: string, window: Window): Instance[] {
  const all = stored.series ? occurrences(stored, stored.series, window.endMs) : [single(stored)];
  return all.filter(({ fields }) => {
    const { startMs, endMs } = spanOf(fields, zone);
    return startMs < window.endMs && Math.max(endMs, startMs + 1) > window.startMs;
  });
}

/** The time range of an event. All-day events begin at midnight in the mailbox's zone. */
function spanOf({ start, end, isAllDay }: EventFields, zone: string): Window {
  if (!isAllDay) return { startMs: instantOf(start), endMs: instantOf(end) };
  const midnight = (dateTime: string) => wallToMs(`${dateTime.slice(0, 10)}T00:00:00`, zone);
  return { startMs: midnight(start.dateTime), endMs: midnight(end.dateTime) };
}

const single = ({ id, fields }: StoredEvent): Instance => ({
  id,
  type: "singleInstance",
  seriesMasterId: null,
  fields,
});

function occurrences({ id, fields }: StoredEvent, series: Series, untilMs: number): Instance[] {
  const { timeZone } = fields.start;
  const firstMs = instantOf(fields.start);
  const lengthMs = instantOf(fields.end) - firstMs;
  const first = wallClock(firstMs, timeZone);
  const startOn = (date: string) => wallToMs(`${date}${first.slice(10)}`, timeZone);
  const dates = occurrenceDates([series.rule], first.slice(0, 10), { startOn, untilMs: untilMs + 7 * 86_400_000 });
  return dates
    .filter((date) => !series.cancelled.includes(date))
    .map((date) => {
      const startMs = startOn(date);
      const at = (ms: number) => ({ dateTime: wallClock(ms, timeZone), timeZone });
      const end = fields.isAllDay
        ? { dateTime: `${addDays(date, Math.round(lengthMs / 86_400_000))}T00:00:00`, timeZone }
        : at(startMs + lengthMs);
      const change = series.exceptions[date];
      return {
        id: `${id}.${date}`,
        type: change ? "exception" : "occurrence",
        seriesMasterId: id,
        fields: { ...fields, start: at(startMs), end, ...change },
      };
    });
}

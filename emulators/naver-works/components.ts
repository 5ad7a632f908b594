import { isRecord, text } from "../src/stand-in/values";
import { isDate, isTimeZone, parseTime, wallToMs } from "../src/stand-in/zones";
import type { Component, WorksTime } from "./state";
import { refuse } from "./works-error";

const ZONE = "Asia/Seoul";

/** Validates the components of an event, which share one id; else 400. */
export function readComponents(body: Record<string, unknown>): {
  eventId: string | undefined;
  components: Component[];
} {
  const { eventComponents } = body;
  if (!Array.isArray(eventComponents) || eventComponents.length === 0)
    return refuse(400, "eventComponents is missing.");
  const ids = new Set(eventComponents.map((one: unknown) => (isRecord(one) ? text(one.eventId) : undefined)));
  if (ids.size > 1) refuse(400, "eventId must be the same in all eventComponents.");
  return { eventId: [...ids][0], components: eventComponents.map(readComponent) };
}

function readComponent(value: unknown): Component {
  if (!isRecord(value)) return refuse(400, "eventComponents is not valid.");
  const { eventId: _, ...kept } = value;
  const summary = text(value.summary) ?? refuse(400, "summary is missing.");
  if (summary.length > 200) refuse(400, "summary is too long.");
  const start = readTime(value.start);
  const end = value.end === undefined ? start : readTime(value.end);
  if (instantOf(end) < instantOf(start)) refuse(400, "end is before start.");
  return { ...kept, summary, start, end, transparency: text(value.transparency) ?? "OPAQUE" };
}

function readTime(value: unknown): WorksTime {
  const { date, dateTime, timeZone = ZONE } = isRecord(value) ? value : {};
  if (!isTimeZone(timeZone)) return refuse(400, "timeZone is not valid.");
  if (isDate(date)) return { date };
  if (typeof dateTime === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(dateTime)) {
    if (parseTime(dateTime, timeZone) !== undefined) return { dateTime, timeZone };
  }
  return refuse(400, "A time is a date, or a dateTime without an offset and its timeZone.");
}

/** The instant of a time, in epoch milliseconds. Days begin at midnight in Korea. */
export const instantOf = ({ date, dateTime = "", timeZone = ZONE }: WorksTime): number =>
  date ? wallToMs(`${date}T00:00:00`, ZONE) : (parseTime(dateTime, timeZone) ?? 0);

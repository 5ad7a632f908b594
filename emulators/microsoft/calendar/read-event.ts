import { isRecord, text } from "../../src/stand-in/values";
import { isTimeZone, parseTime } from "../../src/stand-in/zones";
import { badRequest, refuse } from "../graph-error";
import type { EventFields, GraphTime } from "./event";

const SHOW_AS = ["free", "tentative", "busy", "oof", "workingElsewhere", "unknown"];

/** Validates an event; else 400 with Graph's error. */
export function readFields(body: Record<string, unknown>): EventFields {
  const { transactionId, recurrence: _, exceptions: _e, cancelledOccurrences: _c, ...kept } = body;
  const isAllDay = body.isAllDay === true;
  const [start, end] = [readTime(body.start, "start"), readTime(body.end, "end")];
  if (instantOf(end) < instantOf(start))
    refuse(400, "ErrorPropertyValidationFailure", "The end time must be after the start time.");
  if (isAllDay && [start, end].some(({ dateTime }) => !/T00:00(:00(\.0+)?)?$/.test(dateTime)))
    refuse(
      400,
      "ErrorPropertyValidationFailure",
      "The Event.Start property for an all-day event needs to be midnight.",
    );
  const showAs = text(body.showAs) ?? "busy";
  if (!SHOW_AS.includes(showAs)) badRequest("showAs is not valid.");
  return {
    ...kept,
    subject: text(body.subject) ?? "",
    start,
    end,
    isAllDay,
    isCancelled: body.isCancelled === true,
    showAs,
    responseStatus: readResponse(body.responseStatus),
    isOnlineMeeting: body.isOnlineMeeting === true,
    onlineMeeting: null,
    singleValueExtendedProperties: readProperties(body.singleValueExtendedProperties),
    transactionId: text(transactionId) ?? null,
  };
}

function readTime(value: unknown, name: string): GraphTime {
  const { dateTime, timeZone = "UTC" } = isRecord(value) ? value : {};
  if (typeof dateTime !== "string" || !isTimeZone(timeZone)) return badRequest(`The ${name} is missing or not valid.`);
  if (parseTime(fullClock(dateTime), timeZone) === undefined) return badRequest(`The ${name} is not a time.`);
  return { dateTime, timeZone };
}

const fullClock = (dateTime: string): string => (/T\d{2}:\d{2}$/.test(dateTime) ? `${dateTime}:00` : dateTime);

/** The instant of a time, in epoch milliseconds. */
export const instantOf = ({ dateTime, timeZone }: GraphTime): number => parseTime(fullClock(dateTime), timeZone) ?? 0;

function readResponse(value: unknown): EventFields["responseStatus"] {
  const response = isRecord(value) ? text(value.response) : undefined;
  return { response: response ?? "organizer", time: "0001-01-01T00:00:00Z" };
}

function readProperties(value: unknown): { id: string; value: string }[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return badRequest("singleValueExtendedProperties is not valid.");
  return value.map((one: unknown) => {
    const [id, content] = isRecord(one) ? [text(one.id), text(one.value)] : [];
    return id && content ? { id, value: content } : badRequest("A property needs an id and a value.");
  });
}

import { isSupportedRecurrence } from "../../src/stand-in/recurrence";
import { isEmail, isRecord } from "../../src/stand-in/values";
import { formatInZone, isDate, isListedZone, parseTime } from "../../src/stand-in/zones";
import { badRequest } from "../api-error";
import type { Attendee, CalendarEvent, EventTime } from "./event";
import { timeOf } from "./spans";

/** Fields that are only stored and returned. */
const KEPT_FIELDS = [
  ...["description", "location", "colorId", "reminders", "extendedProperties", "source", "attachments", "eventType"],
  ...["guestsCanModify", "guestsCanInviteOthers", "guestsCanSeeOtherGuests", "anyoneCanAddSelf"],
  ...["outOfOfficeProperties", "focusTimeProperties", "workingLocationProperties"],
];
const STATUSES = ["confirmed", "tentative", "cancelled"] as const;
const RESPONSES = ["needsAction", "declined", "tentative", "accepted"];

/** The fields of an event that a request sets. */
export type EventInput = Pick<CalendarEvent, "status" | "start" | "end" | "more"> &
  Partial<Pick<CalendarEvent, "summary" | "recurrence" | "attendees" | "transparency" | "visibility">>;

/** Validates an event; else 400 with Google's error. Converts times to the calendar's zone, as Google does. */
export function readEvent(body: Record<string, unknown>, calendarTimeZone: string): EventInput {
  const start = readTime(body.start, "start", calendarTimeZone);
  const end = readTime(body.end, "end", calendarTimeZone);
  if ("date" in start !== "date" in end) {
    badRequest("invalid", "Start and end times must either both be date or both be dateTime.");
  }
  const startMs = timeOf(start, calendarTimeZone);
  const endMs = timeOf(end, calendarTimeZone);
  if (endMs < startMs || ("date" in start && endMs === startMs)) {
    badRequest("timeRangeEmpty", "The specified time range is empty.", undefined, "calendar");
  }
  const input: EventInput = { status: readStatus(body.status), start, end, more: readKept(body) };
  const recurrence = readRecurrence(body.recurrence, body.start, start);
  if (recurrence) input.recurrence = recurrence;
  if (body.summary !== undefined) input.summary = readText(body.summary, "summary");
  if (body.attendees !== undefined) input.attendees = readAttendees(body.attendees);
  if (body.transparency !== undefined) {
    input.transparency = readChoice(body.transparency, ["opaque", "transparent"], "transparency");
  }
  if (body.visibility !== undefined) {
    input.visibility = readChoice(body.visibility, ["default", "public", "private", "confidential"], "visibility");
  }
  return input;
}

function readTime(value: unknown, name: "start" | "end", calendarTimeZone: string): EventTime {
  if (!isRecord(value)) return badRequest("required", `Missing ${name} time.`);
  const { date, dateTime, timeZone } = value;
  const invalid = () => badRequest("invalid", `Invalid ${name} time.`);
  if (timeZone !== undefined && !isListedZone(timeZone)) {
    return badRequest("invalid", `Invalid time zone definition for ${name} time.`);
  }
  if (date !== undefined && dateTime !== undefined) return invalid();
  if (date !== undefined) return isDate(date) ? { date } : invalid();
  if (dateTime === undefined) return badRequest("required", `Missing ${name} time.`);
  const timeMs = parseTime(dateTime, timeZone);
  if (timeMs === undefined) {
    const onlyZoneMissing = parseTime(dateTime, "UTC") !== undefined;
    return onlyZoneMissing ? badRequest("required", `Missing time zone definition for ${name} time.`) : invalid();
  }
  return { dateTime: formatInZone(timeMs, calendarTimeZone), timeZone: timeZone ?? calendarTimeZone };
}

function readRecurrence(value: unknown, sentStart: unknown, start: EventTime): string[] | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  if (!isSupportedRecurrence(value)) return badRequest("invalid", "Invalid recurrence rule.");
  const hasZone = "date" in start || (isRecord(sentStart) && sentStart.timeZone !== undefined);
  return hasZone ? value : badRequest("required", "Missing time zone definition for start time.");
}

function readStatus(value: unknown): CalendarEvent["status"] {
  if (value === undefined) return "confirmed";
  return STATUSES.find((status) => status === value) ?? badRequest("invalid", "Invalid value for: status");
}

function readText(value: unknown, name: string): string {
  return typeof value === "string" ? value : badRequest("invalid", `Invalid value for: ${name}`);
}

function readChoice(value: unknown, choices: string[], name: string): string {
  return choices.find((choice) => choice === value) ?? badRequest("invalid", `Invalid value for: ${name}`);
}

function readAttendees(value: unknown): Attendee[] {
  if (!Array.isArray(value)) return badRequest("invalid", "Invalid value for: attendees");
  return value.map((entry: unknown) => {
    if (!isRecord(entry) || !isEmail(entry.email)) return badRequest("invalid", "Invalid attendee email.");
    const attendee: Attendee = {
      email: entry.email.toLowerCase(),
      responseStatus: readChoice(entry.responseStatus ?? "needsAction", RESPONSES, "responseStatus"),
    };
    if (typeof entry.displayName === "string") attendee.displayName = entry.displayName;
    if (typeof entry.comment === "string") attendee.comment = entry.comment;
    if (typeof entry.additionalGuests === "number") attendee.additionalGuests = entry.additionalGuests;
    if (entry.optional === true) attendee.optional = true;
    if (entry.resource === true) attendee.resource = true;
    return attendee;
  });
}

function readKept(body: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = { eventType: "default", reminders: { useDefault: true } };
  for (const field of KEPT_FIELDS) if (body[field] !== undefined) kept[field] = body[field];
  for (const field of ["description", "location"]) if (kept[field] !== undefined) readText(kept[field], field);
  return kept;
}

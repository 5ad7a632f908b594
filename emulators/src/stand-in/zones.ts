// Time zone arithmetic on top of Intl. Times are milliseconds since 1970, dates are `YYYY-MM-DD`.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== "string" || value === "") return false;
  try {
    formatterOf(value);
    return true;
  } catch {
    return false;
  }
}

const LISTED = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);

/** Whether a zone is in the list of IANA names, as other companies' calendars require: no offset, with correct case. */
export const isListedZone = (value: unknown): value is string => typeof value === "string" && LISTED.has(value);

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formatters.set(timeZone, made);
  return made;
}

/** The local time in a zone, `YYYY-MM-DDTHH:MM:SS`. */
export function wallClock(timeMs: number, timeZone: string): string {
  return formatterOf(timeZone).format(timeMs).replace(" ", "T");
}

function offsetMs(timeMs: number, timeZone: string): number {
  const wholeSecondMs = Math.floor(timeMs / 1000) * 1000;
  return Date.parse(`${wallClock(wholeSecondMs, timeZone)}Z`) - wholeSecondMs;
}

/** The instant of a local time in a zone. A time that a clock change skips is shifted by the change. */
export function wallToMs(wall: string, timeZone: string): number {
  const asUtcMs = Date.parse(`${wall}Z`);
  const guessMs = asUtcMs - offsetMs(asUtcMs, timeZone);
  return asUtcMs - offsetMs(guessMs, timeZone);
}

/** RFC 3339 with the zone's offset, as Google writes times. */
export function formatInZone(timeMs: number, timeZone: string): string {
  const offsetMinutes = offsetMs(timeMs, timeZone) / MINUTE_MS;
  if (offsetMinutes === 0) return `${wallClock(timeMs, timeZone)}Z`;
  const absolute = Math.abs(offsetMinutes);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const offset = `${offsetMinutes < 0 ? "-" : "+"}${two(absolute / 60)}:${two(absolute % 60)}`;
  return wallClock(timeMs, timeZone) + offset;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function isDate(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
    addDays(value, 0) === value
  );
}

const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/i;

/** Parses a time with an offset or, if a zone is given, a local time; undefined for anything else. */
export function parseTime(value: unknown, timeZone?: string): number | undefined {
  const [, date, clock, , offset] = (typeof value === "string" && RFC_3339.exec(value)) || [];
  if (!isDate(date) || !clock) return undefined;
  const timeMs = offset
    ? Date.parse(`${date}T${clock}${offset.toUpperCase()}`)
    : timeZone
      ? wallToMs(`${date}T${clock}`, timeZone)
      : Number.NaN;
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

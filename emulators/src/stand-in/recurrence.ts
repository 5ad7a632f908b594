import { addDays, isDate, parseTime, weekdayOf } from "./zones";

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** The expansion of a rule ends after about ten years. */
const MAX_DAYS = 3660;

interface Rule {
  frequency: "DAILY" | "WEEKLY";
  interval: number;
  count: number | undefined;
  /** Inclusive, compared with an occurrence's start. */
  until: { timeMs: number } | { date: string } | undefined;
  weekdays: number[];
}

/** Supported of RFC 5545: one RRULE, daily or weekly, with INTERVAL, COUNT, UNTIL and BYDAY. */
export function isSupportedRecurrence(lines: unknown): lines is string[] {
  return Array.isArray(lines) && lines.every((line) => typeof line === "string") && parseRule(lines) !== undefined;
}

/** Dates of the occurrences that start before `untilMs`; `startOn` gives the start of a date's occurrence in ms. */
export function occurrenceDates(
  lines: string[],
  firstDate: string,
  { startOn, untilMs }: { startOn: (date: string) => number; untilMs: number },
): string[] {
  const rule = parseRule(lines);
  if (!rule) return [firstDate];
  const dates: string[] = [];
  for (let days = 0; days < MAX_DAYS && dates.length < (rule.count ?? MAX_DAYS); days++) {
    const date = addDays(firstDate, days);
    const startMs = startOn(date);
    if (startMs >= untilMs || isOver(rule, date, startMs)) break;
    if (fits(rule, firstDate, days, weekdayOf(date))) dates.push(date);
  }
  return dates;
}

function isOver({ until }: Rule, date: string, startMs: number): boolean {
  if (!until) return false;
  return "date" in until ? date > until.date : startMs > until.timeMs;
}

function fits(rule: Rule, firstDate: string, days: number, weekday: number): boolean {
  const firstWeekday = weekdayOf(firstDate);
  if (rule.frequency === "DAILY") {
    return days % rule.interval === 0 && (rule.weekdays.length === 0 || rule.weekdays.includes(weekday));
  }
  const weeks = Math.floor((firstWeekday + days) / 7);
  const weekdays = rule.weekdays.length > 0 ? rule.weekdays : [firstWeekday];
  return weeks % rule.interval === 0 && weekdays.includes(weekday);
}

function parseRule(lines: string[]): Rule | undefined {
  const [line = "", ...others] = lines;
  if (others.length > 0 || !line.startsWith("RRULE:")) return undefined;
  const parts = new Map(
    line
      .slice(6)
      .split(";")
      .map((part) => splitOnce(part)),
  );
  const frequency = parts.get("FREQ");
  if (frequency !== "DAILY" && frequency !== "WEEKLY") return undefined;
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const count = parts.has("COUNT") ? Number(parts.get("COUNT")) : undefined;
  const until = parts.has("UNTIL") ? parseUntil(parts.get("UNTIL") ?? "") : undefined;
  const weekdays = (parts.get("BYDAY") ?? "")
    .split(",")
    .filter(Boolean)
    .map((day) => WEEKDAYS.indexOf(day));
  for (const name of ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "WKST"]) parts.delete(name);
  const isWhole = (value: number) => Number.isInteger(value) && value > 0;
  if (parts.size > 0 || !isWhole(interval) || (count !== undefined && !isWhole(count))) return undefined;
  return weekdays.includes(-1) || until === "bad" ? undefined : { frequency, interval, count, until, weekdays };
}

function splitOnce(part: string): [string, string] {
  const [name = "", value = ""] = part.split("=", 2);
  return [name.toUpperCase(), value.toUpperCase()];
}

function parseUntil(value: string): { timeMs: number } | { date: string } | "bad" {
  const [, year, month, day, clock] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z)?$/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDate(date)) return "bad";
  if (!clock) return { date };
  const timeMs = parseTime(`${date}T${clock.replace(/(..)(..)(..)/, "$1:$2:$3")}Z`);
  return timeMs === undefined ? "bad" : { timeMs };
}

import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { TimeZone } from "../../shared/value";
import { automationIssues } from "./automation-issues";

export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, automationIssues.clockTime);

/** How long a person waits. Without hours: until a clock time of a zone, so many days later. */
export const Delay = z.object({
  days: z.int().min(0).max(365).nullable().default(null),
  /** With hours the wait is counted from the moment that it begins, and `time` does not count. */
  hours: z.int().min(0).max(23).default(0),
  time: ClockTime.nullable().default(null),
  timezone: TimeZone.nullable().default(null),
  /** The wait ends on a weekday between 09:00 and 18:00 of the zone. */
  business_hours: z.boolean().default(false),
});
export type Delay = z.infer<typeof Delay>;

/** A wait that can be carried out: it has days, a zone, and a clock time or hours. */
type CompleteDelay = Delay & { days: number; timezone: string };

export const isComplete = (delay: Delay): delay is CompleteDelay =>
  delay.days !== null && delay.timezone !== null && (delay.time !== null || delay.hours > 0);

/**
 * When a wait ends, UTC. A clock time that the zone skips is read as one hour later; of a clock time that occurs twice,
 * the first counts. A clock time that is already over today means tomorrow's.
 * @param from when the wait begins, UTC
 */
export function delayUntil(delay: CompleteDelay, from: string): string {
  const start = Temporal.Instant.from(from).toZonedDateTimeISO(delay.timezone);
  const end = delay.hours > 0 ? start.add({ days: delay.days, hours: delay.hours }) : clockTimeAfter(delay, start);
  return toUtc(delay.business_hours ? intoBusinessHours(end) : end);
}

function clockTimeAfter({ days, time }: CompleteDelay, start: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const plainTime = Temporal.PlainTime.from(time ?? "09:00");
  const on = (day: number) =>
    start.toPlainDate().add({ days: day }).toZonedDateTime({ timeZone: start.timeZoneId, plainTime });
  const end = on(days);
  return Temporal.ZonedDateTime.compare(end, start) > 0 ? end : on(days + 1);
}

const OPENS = Temporal.PlainTime.from("09:00");
const CLOSES = Temporal.PlainTime.from("18:00");
const SATURDAY = 6;

/** The same moment if it lies in business hours, else the next opening. */
function intoBusinessHours(at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const isLate = Temporal.PlainTime.compare(at.toPlainTime(), CLOSES) >= 0;
  if (at.dayOfWeek >= SATURDAY || isLate) return intoBusinessHours(at.add({ days: 1 }).withPlainTime(OPENS));
  return Temporal.PlainTime.compare(at.toPlainTime(), OPENS) < 0 ? at.withPlainTime(OPENS) : at;
}

const toUtc = (at: Temporal.ZonedDateTime): string => new Date(at.epochMilliseconds).toISOString();

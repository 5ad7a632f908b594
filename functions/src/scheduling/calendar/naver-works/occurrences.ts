import type { Interval } from "@dure/domain/scheduling/slots/interval";
import { zonedDay } from "@dure/domain/scheduling/slots/zone";
import { DEFAULT_TIME_ZONE } from "@dure/domain/shared/value";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { WorksEvent, WorksTime } from "./works-event";

export type Occurrence = { event: WorksEvent; time: Interval; days: { start: string; end: string } | null };

/**
 * The occurrences of an event that touch a range. Naver Works lists a recurring event as its rule and the changed
 * occurrences, which replace those of the rule.
 * @param components of one event, as Naver Works lists them: they share an id
 */
export function occurrencesIn(components: readonly WorksEvent[], range: Interval): Occurrence[] {
  const changed = components.filter(({ recurringEventId }) => recurringEventId !== undefined);
  const heads = components.filter(({ recurringEventId }) => recurringEventId === undefined);
  const all = heads.flatMap((head) => {
    if (head.recurrence.length === 0) return [occurrence(head)];
    const replaced = new Set(changed.map(({ recurringEventId = "" }) => stampMs(recurringEventId, head.start)));
    return startsOf(head, range)
      .filter((startMs) => !replaced.has(startMs))
      .map((startMs) => occurrenceAt(head, startMs));
  });
  return [...all, ...changed.map(occurrence)].filter(
    // An event without length counts at its start.
    ({ time: { start, end } }) => start < range.end && Math.max(end, start + 1) > range.start,
  );
}

function occurrence(event: WorksEvent): Occurrence {
  const { start, end = start } = event;
  if (!start.date) return { event, time: { start: instantOf(start), end: instantOf(end) }, days: null };
  // The last day of an all-day event is its end, as in RFC 5545; one without an end lasts a day.
  const last = end.date && end.date > start.date ? end.date : nextDay(start.date, 1);
  return allDay(event, start.date, last);
}

function occurrenceAt(head: WorksEvent, startMs: number): Occurrence {
  const first = occurrence(head);
  if (!first.days) {
    const lengthMs = first.time.end - first.time.start;
    return { event: head, time: { start: startMs, end: startMs + lengthMs }, days: null };
  }
  const length = Temporal.PlainDate.from(first.days.start).until(first.days.end).days;
  const day = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zoneOf(head.start)).toPlainDate();
  return allDay(head, day.toString(), nextDay(day.toString(), length));
}

function allDay(event: WorksEvent, start: string, end: string): Occurrence {
  const zone = zoneOf(event.start);
  const time = { start: zonedDay(zone, start).start, end: zonedDay(zone, end).start };
  return { event, time, days: { start, end } };
}

/** The starts of a rule's occurrences that may touch a range. */
function startsOf(head: WorksEvent, range: Interval): number[] {
  const first = occurrence(head).time;
  const dtstart = Temporal.Instant.fromEpochMilliseconds(first.start).toZonedDateTimeISO(zoneOf(head.start));
  const stamp = dtstart.toPlainDateTime().toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
  const rule = new RRuleTemporal({
    rruleString: [`DTSTART;TZID=${dtstart.timeZoneId}:${stamp}`, ...head.recurrence.map(line)].join("\n"),
  });
  const from = new Date(range.start - (first.end - first.start));
  return rule.between(from, new Date(range.end), true).map(({ epochMilliseconds }) => epochMilliseconds);
}

/** A rule may come without the prefix RRULE. */
const line = (text: string): string => (/^FREQ=/i.test(text) ? `RRULE:${text}` : text);

const zoneOf = ({ timeZone }: WorksTime): string => timeZone || DEFAULT_TIME_ZONE;

const nextDay = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

function instantOf(time: WorksTime): number {
  const { date, dateTime = "" } = time;
  if (date) return zonedDay(zoneOf(time), date).start;
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(dateTime)) return Date.parse(dateTime);
  return Temporal.PlainDateTime.from(dateTime).toZonedDateTime(zoneOf(time)).epochMilliseconds;
}

/** A stamp such as `20270301T090000`, `20270301T000000Z`, `20270301` or `TZID=Asia/Seoul:20270301T090000`. */
function stampMs(stamp: string, start: WorksTime): number {
  const [, zone = zoneOf(start), day = "", clock = "T000000", utc] =
    /^(?:TZID=([^:]+):)?(\d{8})(T\d{6})?(Z)?$/.exec(stamp.replaceAll(/(?<=\d)[-:](?=\d)/g, "")) ?? [];
  if (!day) return Number.NaN;
  const at = Temporal.PlainDateTime.from(`${day}${clock}`);
  return at.toZonedDateTime(utc ? "UTC" : zone).epochMilliseconds;
}

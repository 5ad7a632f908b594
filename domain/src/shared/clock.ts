import type { Locale } from "./text";

/** A stretch of time, epoch milliseconds. */
type Span = { start: number; end: number };

/** Clocks of 12 or of 24 hours; the language's own where none is named. */
export type HourCycle = "h12" | "h23";

export type Clock = ReturnType<typeof createClock>;

const clocks = new Map<string, Clock>();
const MAX_CACHED = 500;

/** Writes clock times of a zone in a language. The formatters are cached: creating one costs more than a thousand uses. */
export function clockOf(locale: Locale, zone: string, hourCycle?: HourCycle): Clock {
  const key = `${locale} ${zone} ${hourCycle ?? ""}`;
  const known = clocks.get(key);
  if (known) return known;
  if (clocks.size >= MAX_CACHED) clocks.clear();
  const made = createClock(locale, zone, hourCycle);
  clocks.set(key, made);
  return made;
}

const TIME = { hour: "numeric", minute: "2-digit" } as const;
const LONG_DATE = { year: "numeric", month: "long", day: "numeric", weekday: "long" } as const;

/**
 * When clocks go back, an hour occurs twice. Its times are written with the zone's abbreviation or offset, and so are
 * both ends of a range that overlaps it or spans a clock change: 1:30 AM EDT – 1:00 AM EST.
 */
function createClock(locale: Locale, zone: string, hourCycle?: HourCycle) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(options.hour && hourCycle && { hourCycle }), timeZone: zone });
  const pairOf = (options: Intl.DateTimeFormatOptions) => ({
    plain: formatter(options),
    named: formatter({ ...options, timeZoneName: "short" }),
  });
  const time = pairOf(TIME);
  const longDateTime = pairOf({ ...LONG_DATE, ...TIME });
  const month = locale === "ko" ? "numeric" : "short";
  const mediumDateTime = pairOf({ year: "numeric", month, day: "numeric", ...TIME });
  const day = formatter({ dateStyle: "short" });
  const offsetAt = offsets(zone);
  const isNamed = ({ start, end }: Span) =>
    isRepeated(offsetAt, start) || isRepeated(offsetAt, end) || offsetAt(start) !== offsetAt(end);
  const write = ({ plain, named }: ReturnType<typeof pairOf>, atMs: number) =>
    spaced((isRepeated(offsetAt, atMs) ? named : plain).format(atMs));

  const writeRange = (dateTime: ReturnType<typeof pairOf>, { start, end }: Span) => {
    if (!isNamed({ start, end })) return spaced(dateTime.plain.formatRange(start, end));
    const isOneDay = day.format(start) === day.format(end);
    return spaced(`${dateTime.named.format(start)} – ${(isOneDay ? time : dateTime).named.format(end)}`);
  };

  return {
    /** 오전 9:30, 9:30 AM */
    time: (atMs: number) => write(time, atMs),
    /** Mar 1, 2027, 9:30 AM */
    dateTime: (atMs: number) => write(mediumDateTime, atMs),
    /** Monday, March 1, 2027 at 9:30 AM */
    longDateTime: (atMs: number) => write(longDateTime, atMs),
    /** 9:30 AM – 10:00 AM */
    timeRange: ({ start, end }: Span) => {
      const format = isNamed({ start, end }) ? time.named : time.plain;
      return spaced(`${format.format(start)} – ${format.format(end)}`);
    },
    /** Mar 1, 2027, 9:30 – 10:00 AM; the end's date too where it is another. */
    dateTimeRange: (span: Span) => writeRange(mediumDateTime, span),
    /** Monday, March 1, 2027, 9:30 – 10:00 AM, likewise */
    longRange: (span: Span) => writeRange(longDateTime, span),
  };
}

/** Thin and narrow spaces of the formatter break in plain mails. */
const spaced = (text: string): string => text.replaceAll(/[\u2009\u202f]/g, " ");

type OffsetAt = (atMs: number) => number;

/** A zone's distance from UTC at an instant, in milliseconds. */
function offsets(zone: string): OffsetAt {
  const wall = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
  });
  return (atMs) => {
    const parts = new Map(wall.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return shown - Math.floor(atMs / 1_000) * 1_000;
  };
}

/** Longer than any zone's clocks ever went back, and shorter than the time between two changes. */
const AROUND_MS = 12 * 3_600_000;

/** Whether the clocks show this time at another instant, too. */
function isRepeated(offsetAt: OffsetAt, atMs: number): boolean {
  const offset = offsetAt(atMs);
  return [atMs - AROUND_MS, atMs + AROUND_MS].map(offsetAt).some((other) => {
    const again = atMs + offset - other;
    return other !== offset && offsetAt(again) === other;
  });
}

import { clockOf, type HourCycle } from "@dure/domain/shared/clock";
import type { Locale } from "@dure/domain/shared/text";

const TAGS = { ko: "ko-KR", en: "en-US" } as const;

/** Parses a day (yyyy-mm-dd) or month (yyyy-mm) as UTC; it is formatted in UTC too. */
const utc = (text: string) => new Date(`${text.length === 7 ? `${text}-01` : text}T00:00:00.000Z`);

/** Formats days, months and times in a language; instants are shown in `zone`. */
export function createTimeFormat(locale: Locale, zone: string, hourCycle?: HourCycle) {
  const format = (options: Intl.DateTimeFormatOptions, timeZone = zone) =>
    new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone });
  const month = format({ year: "numeric", month: "long" }, "UTC");
  const longDay = format({ dateStyle: "full" }, "UTC");
  const shortDay = format({ month: "long", day: "numeric", weekday: "short" }, "UTC");
  const weekday = format({ weekday: "short" }, "UTC");
  const longWeekday = format({ weekday: "long" }, "UTC");
  const clock = clockOf(locale, zone, hourCycle);
  const fullDate = format({ dateStyle: "full" });

  return {
    month: (text: string) => month.format(utc(text)),
    longDay: (day: string) => longDay.format(utc(day)),
    shortDay: (day: string) => shortDay.format(utc(day)),
    /** 0 is Sunday. */
    weekday: (index: number) => weekday.format(utc(`2023-01-0${index + 1}`)),
    longWeekday: (index: number) => longWeekday.format(utc(`2023-01-0${index + 1}`)),
    time: (instant: string) => clock.time(Date.parse(instant)),
    fullDate: (instant: string) => fullDate.format(new Date(instant)),
    timeRange: (start: string, end: string) => clock.timeRange({ start: Date.parse(start), end: Date.parse(end) }),
  };
}
export type TimeFormat = ReturnType<typeof createTimeFormat>;

import type { Locale } from "@dure/domain/shared/text";

export type Currency = "KRW" | "USD";
type Moment = string | number | Date;

const TAGS = { ko: "ko-KR", en: "en-US" } as const;
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Writes dates, numbers and money the way a locale does, in a time zone. Dates without a time need no zone. */
export function createFormat(locale: Locale, timeZone: string) {
  const tag = TAGS[locale];
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
  const date = dates({ dateStyle: "medium" });
  const day = dates({ dateStyle: "medium" }, "UTC");
  const dateTime = dates({ dateStyle: "medium", timeStyle: "short" });
  const time = dates({ timeStyle: "short" });
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });

  return {
    date: (moment: Moment) => date.format(new Date(moment)),
    /** A day without a time, written YYYY-MM-DD. */
    day: (text: string) => day.format(new Date(text)),
    dateTime: (moment: Moment) => dateTime.format(new Date(moment)),
    time: (moment: Moment) => time.format(new Date(moment)),
    number: (value: number) => number.format(value),
    money: (amount: number, currency: Currency) =>
      new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(amount),
    /** "3 hours ago"; `now` in epoch milliseconds. */
    ago: (moment: Moment, now = Date.now()) => {
      const seconds = (new Date(moment).getTime() - now) / 1_000;
      const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
      return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, "second");
    },
  };
}

import { clockOf } from "@dure/domain/shared/clock";
import type { Phone } from "@dure/domain/shared/phone";
import type { Locale } from "@dure/domain/shared/text";
import { formatMobile } from "./phone/format-mobile";
import { isPhoneTableLoaded, phoneTable } from "./phone/phone-table";

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

const UNITS = [
  [2 ** 30, "gigabyte"],
  [2 ** 20, "megabyte"],
  [2 ** 10, "kilobyte"],
  [1, "byte"],
] as const;

const formatters = new Map<string, ReturnType<typeof formatFor>>();

export type Format = ReturnType<typeof formatFor>;

/** Formats dates, numbers, money and phone numbers for a locale and a time zone. Dates without a time need no zone. */
export function createFormat(locale: Locale, timeZone: string) {
  const key = `${locale} ${timeZone} ${isPhoneTableLoaded()}`;
  const known = formatters.get(key) ?? formatFor(locale, timeZone);
  formatters.set(key, known);
  return known;
}

/** Intl formatters are cached: creating one costs more than a thousand uses. */
function formatFor(locale: Locale, timeZone: string) {
  const tag = TAGS[locale];
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
  const date = dates({ dateStyle: "medium" });
  const day = dates({ dateStyle: "medium" }, "UTC");
  const clock = clockOf(locale, timeZone);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 });
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (currency: Currency, decimals: number | undefined) => {
    const key = `${currency} ${decimals ?? ""}`;
    const known = currencies.get(key) ?? new Intl.NumberFormat(tag, currencyOptions(currency, decimals));
    currencies.set(key, known);
    return known;
  };
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });

  return {
    date: (moment: Moment) => date.format(new Date(moment)),
    /** A day without a time, written YYYY-MM-DD. */
    day: (text: string) => day.format(new Date(text)),
    dateTime: (moment: Moment) => clock.dateTime(new Date(moment).getTime()),
    /** "Mar 1, 2027, 9:30 – 10:00 AM" */
    dateTimeRange: (start: Moment, end: Moment) =>
      clock.dateTimeRange({ start: new Date(start).getTime(), end: new Date(end).getTime() }),
    phone: (phone: Phone) =>
      formatMobile(phone, locale) ??
      phoneTable()?.formatPhone(phone, locale) ??
      `${phone.dial_code} ${phone.value}`.trimStart(),
    /** A number of the booking endpoint's format, `82-1012345678`. */
    phoneOnWire: (text: string) => phoneTable()?.formatPhoneOnWire(text, locale) ?? text,
    /** Formats with at least this many decimals, plus those of the number itself. */
    number: (value: number, decimals = 0) =>
      decimals === 0
        ? number.format(value)
        : new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: 20 }).format(value),
    /** Formats a size in bytes, in units of 1024 like the limits: "1.2MB". */
    bytes: (size: number) => {
      const [length, unit] = UNITS.find(([least]) => size >= least) ?? ([1, "byte"] as const);
      const options = { style: "unit", unit, unitDisplay: "narrow", maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(tag, options).format(size / length);
    },
    /** Without `decimals`, the currency's own number of decimals is used. */
    money: (amount: number, currency: Currency, decimals?: number) => currencyFormat(currency, decimals).format(amount),
    /** "3 hours ago"; `now` in epoch milliseconds. */
    ago: (moment: Moment, now = Date.now()) => {
      const seconds = (new Date(moment).getTime() - now) / 1_000;
      const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
      return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, "second");
    },
  };
}

const currencyOptions = (currency: Currency, decimals: number | undefined): Intl.NumberFormatOptions => ({
  style: "currency",
  currency,
  currencyDisplay: "narrowSymbol",
  ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
});

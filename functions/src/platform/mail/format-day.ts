import type { Locale } from "@dure/domain/shared/text";

/** A time's day in a zone, such as "2026년 12월 1일". */
export const formatDay = (time: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(new Date(time));

import { LOCALES } from "@dure/domain/shared/text";
import { createContext, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { browserTimeZone } from "../lib/browser-time-zone";
import { createFormat } from "../lib/format";

/** The time zone that the interface shows times in: the person's own, or before it is known the browser's. */
export const TimeZoneContext = createContext(browserTimeZone());

/** Dates, numbers and money in the interface's language and the user's time zone, or in another zone. */
export function useFormat(timeZone?: string) {
  const own = use(TimeZoneContext);
  const { i18n } = useTranslation();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  return useMemo(() => createFormat(locale, timeZone ?? own), [locale, timeZone, own]);
}

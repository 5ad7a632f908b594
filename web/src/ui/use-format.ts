import { LOCALES } from "@dure/domain/shared/text";
import { createContext, use, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { createFormat } from "../lib/format";
import { isPhoneTableLoaded, onPhoneTable } from "../lib/phone/phone-table";
import { browserTimeZone } from "../lib/zone/browser-time-zone";

/** The time zone of the interface: the user's, or the browser's until it is known. */
export const TimeZoneContext = createContext(browserTimeZone());

/** Formats dates, numbers and money in the interface's language, in the user's or another time zone. */
export function useFormat(timeZone?: string) {
  const own = use(TimeZoneContext);
  const { i18n } = useTranslation();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  const isTableLoaded = useSyncExternalStore(onPhoneTable, isPhoneTableLoaded);
  return useMemo(() => createFormat(locale, timeZone ?? own), [locale, timeZone, own, isTableLoaded]);
}

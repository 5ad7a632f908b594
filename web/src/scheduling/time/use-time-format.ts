import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createTimeFormat } from "./time-format";

/** Days and clock times in the interface's language and a zone. */
export function useTimeFormat(zone: string) {
  const { i18n } = useTranslation();
  return useMemo(() => createTimeFormat(i18n.language === "en" ? "en" : "ko", zone), [i18n.language, zone]);
}

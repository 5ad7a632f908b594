import type { Locale } from "@dure/domain/shared/text";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "../../ui/form/select-field";
import { zoneOptions } from "../time/zones";

/** Every time zone, west to east, in the interface's language. */
export function useZoneChoices(current: string): Option[] {
  const { i18n } = useTranslation();
  const locale: Locale = i18n.language === "en" ? "en" : "ko";
  return useMemo(
    () =>
      zoneOptions(locale, Date.now(), current).map(({ id, city, name, offset }) => ({
        value: id,
        label: `(${offset}) ${city} · ${name}`,
      })),
    [locale, current],
  );
}

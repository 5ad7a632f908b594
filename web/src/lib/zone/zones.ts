import type { Locale } from "@dure/domain/shared/text";
import { isZoneFound, zoneCity } from "@dure/domain/shared/zone/zone-search";

export type ZoneOption = { id: string; city: string; name: string; offset: string };

/** A zone for display: its city, its localised name, and its offset at a moment. */
export function zoneOption(id: string, locale: Locale, now: number): ZoneOption {
  const name = (timeZoneName: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  return { id, city: zoneCity(id, locale), name: name("long"), offset: name("shortOffset") };
}

/** Zones without a name are shown by their offset; the city says more. */
export const zoneLabel = ({ city, name, offset }: ZoneOption): string =>
  `${name.startsWith("GMT") ? city : name} (${offset})`;

/** All zones of the browser, west to east; `extra` is added if it is missing. */
export function zoneOptions(locale: Locale, now: number, extra: string): ZoneOption[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", extra]);
  const hours = ({ offset }: ZoneOption) => {
    const [, sign, hour = "0", minute = "0"] = /([+-])(\d+)(?::(\d+))?/.exec(offset) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hour) * 60 + Number(minute));
  };
  return [...ids]
    .map((id) => zoneOption(id, locale, now))
    .sort((a, b) => hours(a) - hours(b) || a.city.localeCompare(b.city));
}

/** The zones that a search means: by their cities in both languages, their name or their offset. */
export const searchZones = (options: readonly ZoneOption[], search: string): ZoneOption[] =>
  options.filter(({ id, name, offset }) => isZoneFound(id, search, `${name} ${offset}`));

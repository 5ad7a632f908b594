import type { Locale } from "@dure/domain/shared/text";
import { isZoneFound, zoneCity, zoneRank } from "@dure/domain/shared/zone/zone-search";

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

/**
 * The zones that match a search, by cities and countries in both languages, name or offset. Zones with the search words
 * as names come first.
 */
export function searchZones(options: readonly ZoneOption[], search: string): ZoneOption[] {
  const shown = ({ name, offset }: ZoneOption) => `${name} ${offset}`;
  const found = options.filter((zone) => isZoneFound(zone.id, search, shown(zone)));
  const ranks = new Map(found.map((zone) => [zone.id, zoneRank(zone.id, search, shown(zone))]));
  return found.sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
}

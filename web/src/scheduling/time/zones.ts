import type { Locale } from "@dure/domain/shared/text";

export type ZoneOption = { id: string; city: string; name: string; offset: string };

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** A zone for display: its city, its localised name, and its offset at a moment. */
export function zoneOption(id: string, locale: Locale, now: number): ZoneOption {
  const name = (timeZoneName: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const city = (id.split("/").at(-1) ?? id).replaceAll("_", " ");
  return { id, city, name: name("long"), offset: name("shortOffset") };
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

/** The zones that contain every word of a search in their id, name or offset. */
export function searchZones(options: readonly ZoneOption[], search: string): ZoneOption[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ id, city, name, offset }) => {
    const text = `${id} ${city} ${name} ${offset}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

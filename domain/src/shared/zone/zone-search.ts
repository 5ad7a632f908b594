import type { Locale } from "../text";
import { zoneCities } from "./zone-cities";

/** The city that a zone is called by: 뉴욕, New York. */
export function zoneCity(zone: string, locale: Locale): string {
  const korean = locale === "ko" ? zoneCities(zone)?.ko[0] : undefined;
  return korean ?? (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Everything a zone is found by, in lower case: its id, and its cities and countries in both languages. */
export function zoneSearchText(zone: string): string {
  const { ko = [], en = [] } = zoneCities(zone) ?? {};
  const names = [zone, zone.replaceAll(/[_/]/g, " "), ...ko, ...en];
  return names.join(" ").toLowerCase();
}

const spaceless = (text: string) => text.replaceAll(/\s/g, "");

/**
 * Whether a zone is meant by a search: each of its words is in the zone's text or in what else is shown of it.
 * Decomposed Korean, as macOS types it into some fields, is found too.
 */
export function isZoneFound(zone: string, search: string, shown = ""): boolean {
  const text = `${zoneSearchText(zone)} ${shown.toLowerCase()}`;
  const typed = search.normalize("NFC").toLowerCase();
  const words = typed.split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word)) || spaceless(text).includes(spaceless(typed));
}

/** How well a zone that is found fits a search, the best with 0: by whole names, by their beginnings, by anything in them. */
export function zoneRank(zone: string, search: string, shown = ""): number {
  const names = `${zoneSearchText(zone)} ${shown.toLowerCase()}`.split(/[\s/]+/);
  const words = search.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  if (words.every((word) => names.includes(word))) return 0;
  return words.every((word) => names.some((name) => name.startsWith(word))) ? 1 : 2;
}

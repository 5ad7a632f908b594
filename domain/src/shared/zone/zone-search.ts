import type { Locale } from "../text";
import { zoneCities } from "./zone-cities";

/** The city that a zone is named after: 뉴욕, New York. */
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
 * Whether a zone matches a search: each word occurs in the zone's text or in `shown`, the other text displayed with it.
 * Decomposed Korean, as macOS types it in some fields, matches, too.
 */
export function isZoneFound(zone: string, search: string, shown = ""): boolean {
  const text = `${zoneSearchText(zone)} ${shown.toLowerCase()}`;
  const typed = search.normalize("NFC").toLowerCase();
  const words = typed.split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word)) || spaceless(text).includes(spaceless(typed));
}

/** The rank of a matching zone: 0 if all words are whole names, 1 if they begin names, otherwise 2. */
export function zoneRank(zone: string, search: string, shown = ""): number {
  const names = `${zoneSearchText(zone)} ${shown.toLowerCase()}`.split(/[\s/]+/);
  const words = search.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  if (words.every((word) => names.includes(word))) return 0;
  return words.every((word) => names.some((name) => name.startsWith(word))) ? 1 : 2;
}

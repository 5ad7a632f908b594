const KNOWN = new Set(Intl.supportedValuesOf("timeZone"));

/**
 * A zone under the name that other companies' calendars know. Visitors name theirs as their browser does, or as they like:
 * `asia/seoul`, `Europe/Kyiv`, `+09:00`; a calendar refuses an event with a zone that it doesn't know. What has no such
 * name becomes UTC: times always carry their offset.
 */
export function providerZone(zone: string): string {
  const canonical = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  return KNOWN.has(canonical) ? canonical : "UTC";
}

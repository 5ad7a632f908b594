const KNOWN = new Set(Intl.supportedValuesOf("timeZone"));

/**
 * A zone's name for other companies' calendars. A visitor's browser may send `asia/seoul`, `Europe/Kyiv` or `+09:00`,
 * but a calendar refuses an event with an unknown zone. A zone without a known name becomes UTC: times always carry
 * their offset.
 */
export function providerZone(zone: string): string {
  const canonical = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  return KNOWN.has(canonical) ? canonical : "UTC";
}

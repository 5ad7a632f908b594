/** The browser's time zones; the current one is added if it is not among them. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(current) ? known : [current, ...known];
}

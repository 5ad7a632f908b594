/** The time zones this browser knows, and the one in use should it be none of them. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(current) ? known : [current, ...known];
}

const DAY_MS = 86_400_000;

/**
 * The creation times (UTC) of uploads that the nightly clean-up checks for references: older than a draft may stay
 * open, but not so old that a month of runs has checked them already.
 */
export function abandonedBetween(now: string): { after: string; before: string } {
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  return { after: daysAgo(37), before: daysAgo(7) };
}

const DAY_MS = 86_400_000;

/**
 * When something must have been made for the nightly clean-up to look at whether anything names it (UTC): longer ago than
 * a draft stays open, and not before the runs of a month have looked at it.
 */
export function abandonedBetween(now: string): { after: string; before: string } {
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  return { after: daysAgo(37), before: daysAgo(7) };
}

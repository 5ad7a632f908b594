/**
 * When something changed is said to have been updated. A request that began earlier may commit later, and clocks of
 * instances differ; whoever hears of changes in any order keeps the latest, so each is later than the one before it.
 */
export const updatedAfter = ({ updated_at }: { updated_at: string }, now: string): string =>
  updated_at < now ? now : new Date(Date.parse(updated_at) + 1).toISOString();

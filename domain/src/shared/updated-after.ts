/**
 * The next `updated_at`, always later than the one before. A request that began earlier may commit later, and clocks of
 * instances differ; a reader that gets changes in any order keeps the latest one.
 */
export const updatedAfter = ({ updated_at }: { updated_at: string }, now: string): string =>
  updated_at < now ? now : new Date(Date.parse(updated_at) + 1).toISOString();

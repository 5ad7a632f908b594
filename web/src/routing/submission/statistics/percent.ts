/** A whole percent, or a dash where nothing was counted (docs/product/routing-submissions.md#statistics). */
export const percent = (rate: number | null): string => (rate === null ? "-" : `${rate}%`);

/** How much of the longest bar a count takes, in percent: nothing where nothing was counted. */
export const barOf = (count: number, longest: number): number => (longest > 0 ? (100 * count) / longest : 0);

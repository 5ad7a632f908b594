/** A rounded percentage, or a dash if the total is 0 (docs/product/routing-submissions.md#statistics). */
export const percent = (rate: number | null): string => (rate === null ? "-" : `${rate}%`);

/** A count's share of the longest bar in percent; 0 if all counts are 0. */
export const barOf = (count: number, longest: number): number => (longest > 0 ? (100 * count) / longest : 0);

/** A share of 1 as a percentage with one decimal; a dash where nothing could be counted. */
export const percentText = (rate: number | null): string => (rate === null ? "–" : `${Math.round(rate * 1000) / 10}%`);

import { DAY_MS, type Interval } from "@dure/domain/scheduling/slots/interval";

/** A list in pieces of at most `size`. */
export const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** A range in pieces of at most so many days, one after the other. */
export function spansOf({ start, end }: Interval, days: number): Interval[] {
  const count = Math.max(1, Math.ceil((end - start) / (days * DAY_MS)));
  return Array.from({ length: count }, (_, i) => ({
    start: start + i * days * DAY_MS,
    end: Math.min(end, start + (i + 1) * days * DAY_MS),
  }));
}

/** Does something with each, a few at a time. The first failure is everyone's. */
export async function aFewAtATime<T, R>(all: readonly T[], count: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const chunk of chunksOf(all, count)) results.push(...(await Promise.all(chunk.map(work))));
  return results;
}

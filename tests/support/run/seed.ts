const STANDARD = 20_260_101;

/**
 * What all chance in tests begins with, so that a run does what the run before did. `DURE_SEED` is another number, or
 * `random` for one that is different each time; vitest.config.ts puts the number that was drawn in its place.
 */
export function seedFrom(wanted: string | undefined, draw = () => Math.floor(Math.random() * 2 ** 31)): number {
  if (!wanted) return STANDARD;
  const seed = wanted === "random" ? draw() : Number(wanted);
  if (!Number.isInteger(seed)) throw new Error(`DURE_SEED is a whole number or "random", not "${wanted}".`);
  return seed;
}

/** The seed of this run. Name it in what a failure prints. */
export const SEED = seedFrom(process.env.DURE_SEED);

/** Whether properties are tried many more times, and processes killed at random moments: minutes instead of seconds. */
export const isLongRun = process.env.DURE_LONG === "1";

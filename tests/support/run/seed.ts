const STANDARD = 20_260_101;

/**
 * The seed of all randomness in tests, so that runs are reproducible. `DURE_SEED` sets another number, or `random` for
 * a different one each time; vitest.config.ts then replaces `random` by the number.
 */
export function seedFrom(wanted: string | undefined, draw = () => Math.floor(Math.random() * 2 ** 31)): number {
  if (!wanted) return STANDARD;
  const seed = wanted === "random" ? draw() : Number(wanted);
  if (!Number.isInteger(seed)) throw new Error(`DURE_SEED is a whole number or "random", not "${wanted}".`);
  return seed;
}

/** The seed of this run. Print it with failures. */
export const SEED = seedFrom(process.env.DURE_SEED);

/** Whether property tests run many more times, and processes are killed at random moments: minutes, not seconds. */
export const isLongRun = process.env.DURE_LONG === "1";

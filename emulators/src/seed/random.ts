export type Random = ReturnType<typeof createRandom>;

/** A seeded generator of random numbers (mulberry32), so that every demo team looks alike. */
export function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    /** True with this probability. */
    chance: (percent: number): boolean => below(100) < percent,
    pick<Values extends readonly [unknown, ...unknown[]]>(values: Values): Values[number] {
      return values[below(values.length)] ?? values[0];
    },
  };
}

import { createRandom } from "../../emulators/src/seed/random";
import { pause } from "../support/suite/wait";
import type { FunctionName } from "./kill-point";
import { killWorkers } from "./worker";

/** Runs a part of some work and names the functions that it needs. Only these functions may be killed meanwhile. */
export type During = <T>(name: string, needs: readonly FunctionName[], part: () => Promise<T>) => Promise<T>;

export type RandomKiller = ReturnType<typeof createRandomKiller>;

/** The longest pause between two kills. */
const GAP_MS = 5_000;

/**
 * The most kills for one part of work. The waits between a job's attempts double each time, and a job whose attempts
 * all die rightly becomes a dead letter.
 */
const MAX_HITS = 3;

type Part = { needs: readonly FunctionName[]; hits: number };

/** For long runs: kills processes at random, but only those that are alive and needed. */
export function createRandomKiller(seed: number) {
  const random = createRandom(seed);
  const inFlight = new Map<string, Part>();
  const kills: Record<FunctionName, number> = { api: 0, jobs: 0, webhooks: 0, campaigns: 0, snapshots: 0 };

  const during: During = async (name, needs, part) => {
    inFlight.set(name, { needs, hits: 0 });
    try {
      return await part();
    } finally {
      inFlight.delete(name);
    }
  };

  function kill(): number {
    const parts = [...inFlight.values()];
    const spared = new Set(parts.filter(({ hits }) => hits >= MAX_HITS).flatMap(({ needs }) => needs));
    const needed = [...new Set(parts.flatMap(({ needs }) => needs))].filter((name) => !spared.has(name));
    const target = needed[random.below(needed.length)];
    if (!target || killWorkers(target) === 0) return 0;
    kills[target] += 1;
    const struck = [...inFlight].filter(([, { needs }]) => needs.includes(target));
    for (const [, part] of struck) part.hits += 1;
    const hit = struck.map(([name]) => name);
    const count = Object.values(kills).reduce((sum, one) => sum + one, 0);
    console.log(`${count}. ${target}, during ${hit.join(", ")}`);
    return 1;
  }

  return {
    random,
    kills,
    during,
    /** Kills processes up to `times` times while the work runs. Resolves with the number of kills. */
    async killDuring(times: number, work: Promise<unknown>): Promise<number> {
      let killed = 0;
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      work.then(end, end);
      while (killed < times && !isOver) {
        await pause(random.below(GAP_MS));
        if (!isOver) killed += kill();
      }
      return killed;
    },
  };
}

import { setTimeout } from "node:timers/promises";
import { percentile } from "../support/report";

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Each case resolves with its time in ms. */
export type BenchCases = Record<string, () => Promise<number>>;

/** Runs each case once. */
export async function firstRuns(works: BenchCases): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, work] of Object.entries(works)) times[name] = await work();
  return times;
}

/** Runs all cases in each round, so that a busy machine slows all of them equally. */
export async function interleave(works: BenchCases, rounds: number): Promise<Record<string, number[]>> {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries(works)) times[name]?.push(await work());
  return times;
}

/** Responses per second with this many concurrent clients, each of which repeats all cases. */
export async function throughputOf(works: BenchCases, clients: number, forMs: number): Promise<number> {
  const list = Object.values(works);
  const endMs = performance.now() + forMs;
  let answers = 0;
  const ask = async (first: number) => {
    for (let turn = first; performance.now() < endMs; turn += 1) {
      await list[turn % list.length]?.();
      answers += 1;
    }
  };
  const took = await timed(() => Promise.all(Array.from({ length: clients }, (_, client) => ask(client))));
  return Math.round((answers / took) * 10_000) / 10;
}

/** The same, while something is written every so often. */
export async function throughputWhileWriting(
  works: BenchCases,
  load: { clients: number; forMs: number },
  { write, everyMs }: { write: () => Promise<unknown>; everyMs: number },
): Promise<number> {
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      await write();
      await setTimeout(everyMs);
    }
  })();
  const perSecond = await throughputOf(works, load.clients, load.forMs);
  isOver = true;
  await writing;
  return perSecond;
}

/** The median over all cases of each case's percentile; a `share` of 0.5 is the case's median. */
export const medianOf = (times: Record<string, number[]>, share: number): number =>
  percentile(
    Object.values(times).map((list) => percentile(list, share)),
    0.5,
  );

import { percentile } from "../report";

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Each answers with how many milliseconds it took. */
export type BenchCases = Record<string, () => Promise<number>>;

/** The first run of each. */
export async function firstRuns(works: BenchCases): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, work] of Object.entries(works)) times[name] = await work();
  return times;
}

/** Each so many times, in turns, so that a busy machine is as busy for each. */
export async function interleave(works: BenchCases, rounds: number): Promise<Record<string, number[]>> {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries(works)) times[name]?.push(await work());
  return times;
}

/** Answers a second while so many ask at a time, each going through all of them. */
export async function throughputOf(works: BenchCases, askers: number, forMs: number): Promise<number> {
  const list = Object.values(works);
  const endMs = performance.now() + forMs;
  let answers = 0;
  const ask = async (first: number) => {
    for (let turn = first; performance.now() < endMs; turn += 1) {
      await list[turn % list.length]?.();
      answers += 1;
    }
  };
  const took = await timed(() => Promise.all(Array.from({ length: askers }, (_, asker) => ask(asker))));
  return Math.round((answers / took) * 10_000) / 10;
}

/** The median over all of them of a share of each one's times. */
export const medianOf = (times: Record<string, number[]>, share: number): number =>
  percentile(
    Object.values(times).map((list) => percentile(list, share)),
    0.5,
  );

import { interleave } from "./records/measure";
import { createBenchClient, startInstance } from "./records/product-instance";
import { startRequestWorker } from "./records/start-request-worker";
import { teamOf } from "./records/team";
import { percentile, report } from "./support/report";
import { untilMachineIdle } from "./support/until-machine-idle";

const SIZE = 100_000;
const ROUNDS = 40;
const MAX_P95_MS = 100;

const ENTITIES = ["lead", "deal", "company", "contact"];
/** What people type into the search of the product: names, initial consonants, numbers, addresses, and what finds nothing. */
const WORDS = {
  name: "두레 상담",
  "one letter": "두",
  initials: "ㄱㅁㅈ",
  "phone digits": "1234",
  "phone number": "010-1234-5678",
  address: "example.com",
  "own field": "자동화 파트너",
  nothing: "없는말입니다",
};

const worker = startRequestWorker();
const team = await teamOf(SIZE, false);
const instance = await startInstance();
const { ask } = createBenchClient(instance.url, team, worker);
/** The search asks for all four entities at once. */
const search = async (words: string): Promise<number> => {
  const startedMs = performance.now();
  const query = new URLSearchParams({ search: words });
  await Promise.all(ENTITIES.map((entity) => ask(`/quick-search/sales-entity/${entity}?${query}`, undefined)));
  return performance.now() - startedMs;
};
const cases = Object.fromEntries(Object.entries(WORDS).map(([name, words]) => [name, () => search(words)]));
const [firstMs] = [await search(WORDS.name)];
await interleave(cases, 3);
await untilMachineIdle();
const times = await interleave(cases, ROUNDS);
await instance.stop();
worker.stop();

const figures: Record<string, number | string> = { records: SIZE, "first ms": Math.round(firstMs) };
for (const [name, list] of Object.entries(times)) {
  figures[`${name}: p50 ms`] = Math.round(percentile(list, 0.5));
  figures[`${name}: p95 ms`] = Math.round(percentile(list, 0.95));
}
const p95Ms = percentile(Object.values(times).flat(), 0.95);
report(
  "quick-search",
  { ...figures, "all: p95 ms": Math.round(p95Ms) },
  { [`p95 ≤ ${MAX_P95_MS} ms`]: p95Ms <= MAX_P95_MS },
);

import { suite } from "../support/suite/suite";
import { firstRuns, interleave, medianOf, throughputOf, throughputWhileWriting } from "./records/measure";
import { startPeer } from "./records/peer";
import {
  benchCasesOf,
  createBenchClient,
  engineThroughput,
  startInstance,
  writeRecord,
} from "./records/product-instance";
import { type Ask, deepCursor, QUERIES, requestsOf } from "./records/queries";
import { startRequestWorker } from "./records/start-request-worker";
import { teamOf } from "./records/team";
import { percentile, report } from "./support/report";
import { untilMachineIdle } from "./support/until-machine-idle";

/** Sizes on the command line, as in `npm run bench -- records 100000`, replace the default ones. */
const SIZES = process.argv.slice(2).map(Number);
/** Enough rounds for a p95 that is not the maximum. */
const ROUNDS = 40;
const CLIENTS = 20;
const THROUGHPUT_MS = 10_000;
const LOAD = { clients: CLIENTS, forMs: THROUGHPUT_MS };
/** The wanted throughput as a multiple of PostgreSQL's behind the same kind of function. */
const WANTED_LEAD = 1.5;
const WRITES = 40;
/** A write invalidates the read model's cached plans and answers. */
const WRITE_EVERY_MS = 500;
const PAGE = "/sales-entity/lead/filter?page_count=1";
/** The size of the team with which an instance is warmed up. */
const SMALL = 2000;
/** Larger teams are stored in a snapshot only, because the Firestore emulator keeps all documents in memory. */
const MAX_DOCUMENTS = 100_000;

/** For each size, the longest that a list may take without concurrency, and that opening a team may take. */
const GOALS: Record<number, { warmMs: number; hydrationMs: number }> = {
  100000: { warmMs: 60, hydrationMs: 1_000 },
  1000000: { warmMs: 300, hydrationMs: 4_000 },
};
const MAX_WRITE_MS = 15;
const MAX_MB_PER_100K = 150;

const figures: Record<string, number | string> = {};
const goals: Record<string, boolean> = {};
const worker = startRequestWorker();
for (const size of SIZES.length > 0 ? SIZES : [100_000, 1_000_000]) await measure(size);
worker.stop();
report("records", figures, goals);

async function measure(size: number): Promise<void> {
  const name = `${size / 1000}k`;
  const say = (what: string, value: number) => {
    figures[`${name} ${what}`] = Math.round(value * 10) / 10;
  };
  const team = await teamOf(size, size <= MAX_DOCUMENTS);
  const small = await teamOf(SMALL, false);

  const otherHydrationsMs = [await hydrationMsOf(team, small), await hydrationMsOf(team, small)];
  const instance = await startInstance();
  const asSmall = createBenchClient(instance.url, small, worker);
  const asTeam = createBenchClient(instance.url, team, worker);
  await asSmall.ask(PAGE, {});
  const anyAnswer = await interleave({ any: () => asSmall.ask(PAGE, {}) }, ROUNDS);
  // Warms up first: memory for responses, such as a board of 500 cards, must not count as memory of records.
  await interleave(await benchCasesOf(asSmall), ROUNDS);
  const rssBefore = await instance.rssBytes({ collected: true });
  await untilMachineIdle();
  const hydrationMs = percentile([...otherHydrationsMs, await asTeam.ask(PAGE, {})], 0.5);
  const works = await benchCasesOf(asTeam);
  const cold = await firstRuns(works);
  const warm = await interleave(works, ROUNDS);
  const memoryMb = ((await instance.rssBytes({ collected: true })) - rssBefore + team.bytes) / 1e6;
  const perSecond = await throughputOf(works, CLIENTS, THROUGHPUT_MS);
  const write = () => writeRecord(instance.url, team);
  const perSecondWriting = await throughputWhileWriting(works, LOAD, { write, everyMs: WRITE_EVERY_MS });
  const requests = await requestsOf(await deepCursor(asTeam.read));
  const enginePerSecond = await engineThroughput(instance.url, team, requests, LOAD);
  const afterWriteMs = await writeCost(instance.url, asTeam.ask, team);
  await instance.stop();

  say("any answer ms p50", percentile(anyAnswer.any ?? [], 0.5));
  say("hydration ms", hydrationMs);
  say("snapshot MB", team.bytes / 1e6);
  say("memory MB per 100k", (memoryMb * 100_000) / size);
  for (const query of Object.keys(QUERIES)) {
    say(`${query}: first ms`, cold[query] ?? Number.NaN);
    say(`${query}: p50 ms`, percentile(warm[query] ?? [], 0.5));
    say(`${query}: p95 ms`, percentile(warm[query] ?? [], 0.95));
  }
  say("slowest p95 ms", Math.max(...Object.values(warm).map((times) => percentile(times, 0.95))));
  say("median of the ten ms", medianOf(warm, 0.5));
  say(`${CLIENTS} at a time, answers/s`, perSecond);
  say(`${CLIENTS} at a time, a record written each ${WRITE_EVERY_MS} ms, answers/s`, perSecondWriting);
  say(`${CLIENTS} at a time, without HTTP, answers/s`, enginePerSecond);
  say("a list after a write, ms more", afterWriteMs);
  const wanted = GOALS[size] ?? { warmMs: Number.POSITIVE_INFINITY, hydrationMs: Number.POSITIVE_INFINITY };
  goals[`${name}: each query's p95 ≤ ${wanted.warmMs} ms`] = Object.values(warm).every(
    (times) => percentile(times, 0.95) <= wanted.warmMs,
  );
  goals[`${name}: hydration ≤ ${wanted.hydrationMs} ms`] = hydrationMs <= wanted.hydrationMs;
  goals[`${name}: memory ≤ ${MAX_MB_PER_100K} MB per 100,000 records`] = (memoryMb * 100_000) / size <= MAX_MB_PER_100K;
  goals[`${name}: a list after a write takes ≤ ${MAX_WRITE_MS} ms more`] = afterWriteMs <= MAX_WRITE_MS;
  await measurePeer(team, name, { size, median: medianOf(warm, 0.5), perSecond }, say);
}

type Team = Awaited<ReturnType<typeof teamOf>>;

/** The time of a team's first list in an instance that has served another team only. */
async function hydrationMsOf(team: Team, other: Team): Promise<number> {
  const instance = await startInstance();
  await createBenchClient(instance.url, other, worker).ask(PAGE, {});
  await untilMachineIdle();
  const tookMs = await createBenchClient(instance.url, team, worker).ask(PAGE, {});
  await instance.stop();
  return tookMs;
}

async function writeCost(url: string, ask: Ask, team: Team): Promise<number> {
  /** Each list has another filter value, so that no list is answered from the cache. */
  const list = (value: number) =>
    ask("/sales-entity/lead/filter", {
      filters: { operator: "AND", conditions: [{ identifier: "contract_amount", condition: "gt", value }] },
    });
  const [after, before]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < WRITES; turn += 1) {
    await writeRecord(url, team);
    after.push(await list(turn));
    before.push(await list(turn + WRITES));
  }
  return percentile(after, 0.5) - percentile(before, 0.5);
}

async function measurePeer(
  team: Team,
  name: string,
  ours: { size: number; median: number; perSecond: number },
  say: (what: string, value: number) => void,
): Promise<void> {
  const peer = await startPeer(ours.size, Number(new URL(suite.appUrl).port) + 40);
  if (!peer) {
    console.log("PostgreSQL is not installed (apt-get install postgresql): nothing to compare with.");
    return;
  }
  const { ask } = createBenchClient(peer.url, team, worker);
  const works = Object.fromEntries(
    Object.keys(QUERIES).map((query) => [query, () => ask(`/${encodeURIComponent(query)}`)]),
  );
  await firstRuns(works);
  const warm = await interleave(works, ROUNDS);
  const perSecond = await throughputOf(works, CLIENTS, THROUGHPUT_MS);
  const write = () => ask("/write", {});
  const perSecondWriting = await throughputWhileWriting(works, LOAD, { write, everyMs: WRITE_EVERY_MS });
  const enginePerSecond = await peer.enginePerSecond(LOAD);
  await peer.stop();
  figures[`${name} peer`] = `PostgreSQL ${peer.version}`;
  say("peer: loading and indexing s", peer.loadMs / 1000);
  for (const query of Object.keys(QUERIES)) say(`peer: ${query}: p50 ms`, percentile(warm[query] ?? [], 0.5));
  say("peer: median of the ten ms", medianOf(warm, 0.5));
  say(`peer: ${CLIENTS} at a time, answers/s`, perSecond);
  say(`peer: ${CLIENTS} at a time, a record written each ${WRITE_EVERY_MS} ms, answers/s`, perSecondWriting);
  say(`peer: ${CLIENTS} at a time, without HTTP, answers/s`, enginePerSecond);
  goals[`${name}: the median of the ten is faster than PostgreSQL's`] = ours.median < medianOf(warm, 0.5);
  goals[`${name}: ${CLIENTS} at a time, ${WANTED_LEAD} times PostgreSQL's answers a second`] =
    ours.perSecond >= WANTED_LEAD * perSecond;
}

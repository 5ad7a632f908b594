import { rmSync } from "node:fs";
import { suite } from "../support/suite/suite";
import { type BenchCases, firstRuns, interleave, throughputOf, timed } from "./records/measure";
import { startPeer } from "./records/peer";
import { createBenchClient, engineThroughput, startInstance } from "./records/product-instance";
import { startFunction } from "./records/start-function";
import { startRequestWorker } from "./records/start-request-worker";
import { snapshotCopy, teamOf } from "./records/team";
import { CHARTS, DASHBOARD } from "./reports/charts";
import { PEER_INDEXES } from "./reports/peer-charts";
import { percentile, report } from "./support/report";
import { untilMachineIdle } from "./support/until-machine-idle";

/** The number of records on the command line, as in `npm run bench -- reports 100000`. */
const SIZE = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 30;
const CLIENTS = 20;
const THROUGHPUT_MS = 10_000;
const LOAD = { clients: CLIENTS, forMs: THROUGHPUT_MS };
const MAX_DASHBOARD_MS = 500;
const MAX_DOCUMENTS = 100_000;

const figures: Record<string, number | string> = {};
const goals: Record<string, boolean> = {};
const worker = startRequestWorker();
const team = await teamOf(SIZE, SIZE <= MAX_DOCUMENTS);
const ours = await measureProduct();
await measureDuckDb();
await measurePeer(ours);
worker.stop();
report("reports", figures, goals);

type Measured = { charts: Record<string, number[]>; dashboard: number[]; perSecond: number };

async function measureProduct(): Promise<Measured> {
  const instance = await startInstance();
  const { ask } = createBenchClient(instance.url, team, worker);
  const works = Object.fromEntries(
    Object.entries(CHARTS).map(([name, { path, body }]) => [name, () => ask(path, body)]),
  );
  await untilMachineIdle();
  say("cold: opening the team and the first dashboard ms", await timed(() => dashboardOf(works)));
  const cold = await firstRuns(works);
  say("cold: slowest chart ms", Math.max(...Object.values(cold)));
  const measured = await measure(works);
  const requests = Object.values(CHARTS).map(({ path, body }) => ({ path, body }));
  say(`${CLIENTS} at a time, without HTTP, charts/s`, await engineThroughput(instance.url, team, requests, LOAD));
  await instance.stop();
  told("", measured);
  goals[`a dashboard of ${DASHBOARD} charts: p95 ≤ ${MAX_DASHBOARD_MS} ms`] =
    percentile(measured.dashboard, 0.95) <= MAX_DASHBOARD_MS;
  return measured;
}

/** Requests all charts of the dashboard at once, as its page does. */
async function dashboardOf(works: BenchCases): Promise<void> {
  await Promise.all(
    Object.values(works)
      .slice(0, DASHBOARD)
      .map((work) => work()),
  );
}

async function measure(works: BenchCases): Promise<Measured> {
  const charts = await interleave(works, ROUNDS);
  const dashboard: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) dashboard.push(await timed(() => dashboardOf(works)));
  return { charts, dashboard, perSecond: await throughputOf(works, CLIENTS, THROUGHPUT_MS) };
}

/** The same statements on plain DuckDB, to show what the product's own layers cost. */
async function measureDuckDb(): Promise<void> {
  const file = await snapshotCopy(SIZE);
  const { url, stop } = await startFunction("../reports/duckdb-instance.ts", { DUCKDB_FILE: file });
  const works = chartsOf(url);
  await firstRuns(works);
  told("plain DuckDB: ", await measure(works));
  await stop();
  rmSync(file);
}

/** The charts as another engine answers them. */
function chartsOf(url: string): BenchCases {
  const { ask } = createBenchClient(url, team, worker);
  return Object.fromEntries(Object.keys(CHARTS).map((name) => [name, () => ask(`/${encodeURIComponent(name)}`)]));
}

async function measurePeer(product: Measured): Promise<void> {
  const port = Number(new URL(suite.appUrl).port) + 40;
  const peer = await startPeer(SIZE, port, { program: "../reports/peer-instance.ts", indexes: PEER_INDEXES });
  if (!peer) {
    console.log("PostgreSQL is not installed (apt-get install postgresql): nothing to compare with.");
    return;
  }
  const works = chartsOf(peer.url);
  await firstRuns(works);
  const measured = await measure(works);
  const enginePerSecond = await peer.enginePerSecond(LOAD);
  say(`peer: ${CLIENTS} at a time, without HTTP, charts/s`, enginePerSecond);
  await peer.stop();
  figures.peer = `PostgreSQL ${peer.version}`;
  told("peer: ", measured);
  goals["a dashboard is faster than PostgreSQL's"] =
    percentile(product.dashboard, 0.5) < percentile(measured.dashboard, 0.5);
  goals["more charts a second than PostgreSQL"] = product.perSecond > measured.perSecond;
}

function told(whose: string, { charts, dashboard, perSecond }: Measured): void {
  for (const [name, times] of Object.entries(charts)) say(`${whose}${name}: p50 ms`, percentile(times, 0.5));
  say(`${whose}dashboard of ${DASHBOARD}: p50 ms`, percentile(dashboard, 0.5));
  say(`${whose}dashboard of ${DASHBOARD}: p95 ms`, percentile(dashboard, 0.95));
  say(`${whose}${CLIENTS} at a time, charts/s`, perSecond);
}

function say(what: string, value: number): void {
  figures[what] = Math.round(value * 10) / 10;
}

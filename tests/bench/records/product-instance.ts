import { randomUUID } from "node:crypto";
import type { ApiRequest } from "./call-verb";
import type { BenchCases } from "./measure";
import { type Ask, deepCursor, QUERIES, type Read } from "./queries";
import { startFunction } from "./start-function";
import type { RequestWorker } from "./start-request-worker";
import type { teamOf } from "./team";

type Team = Awaited<ReturnType<typeof teamOf>>;

/** Starts a cold instance of the product's function `api`. */
export async function startInstance() {
  const { url, stop } = await startFunction("instance.ts");
  return {
    url,
    stop,
    /** The memory of the process, with `collected` after a garbage collection. */
    rssBytes: async ({ collected }: { collected: boolean }): Promise<number> =>
      ((await (await fetch(`${url}/bench/memory?collected=${collected}`)).json()) as { rss: number }).rss,
  };
}

/** Responses per second without HTTP: the same requests to the same verbs, in the process of an instance. */
export async function engineThroughput(
  url: string,
  { member }: Team,
  requests: readonly ApiRequest[],
  { clients, forMs }: { clients: number; forMs: number },
): Promise<number> {
  const response = await fetch(`${url}/bench/engine?clients=${clients}&ms=${forMs}`, {
    method: "POST",
    headers: { authorization: `Bearer ${member.idToken}`, "content-type": "application/json" },
    body: JSON.stringify(requests),
  });
  return ((await response.json()) as { perSecond: number }).perSecond;
}

/** A client of an instance that acts as a member of a team. */
export function createBenchClient(url: string, { member }: Team, worker: RequestWorker) {
  const call = (path: string, body: unknown, isWanted: boolean) => {
    return worker.ask(
      `${url}/api${path}`,
      {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: `Bearer ${member.idToken}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      isWanted,
    );
  };
  const ask: Ask = async (path, body) => (await call(path, body, false)).tookMs;
  const read: Read = async (path, body) => JSON.parse((await call(path, body, true)).text);
  return { ask, read };
}
type BenchClient = ReturnType<typeof createBenchClient>;

export async function benchCasesOf({ ask, read }: BenchClient): Promise<BenchCases> {
  const cursor = await deepCursor(read);
  return Object.fromEntries(Object.entries(QUERIES).map(([name, query]) => [name, () => query(ask, cursor)]));
}

/** Creates a lead over HTTP. */
export async function writeRecord(url: string, { member }: Team): Promise<void> {
  const response = await fetch(`${url}/api/sales-entity/lead`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${member.idToken}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify({ deal_name: "새 리드" }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

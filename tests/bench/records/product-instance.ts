import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { suiteFromEnvironment } from "../../../emulators/src/suite/settings";
import { functionEnvironment } from "../../../emulators/src/suite/ticker";
import { suite } from "../../support/suite/suite";
import { startAccounts } from "./accounts";
import type { BenchCases } from "./measure";
import { startProgram } from "./process";
import { type Ask, deepCursor, QUERIES, type Read } from "./queries";
import type { RequestWorker } from "./start-request-worker";
import type { teamOf } from "./team";

type Team = Awaited<ReturnType<typeof teamOf>>;

/** A deployed function's disk is memory, so its files are put in memory here too. */
const MEMORY_DISK = "/dev/shm";

/** Starts a cold instance of the product's function `api`. */
export async function startInstance() {
  const { port } = new URL(suite.appUrl);
  const local = suiteFromEnvironment({ DURE_SUITE: "bench", DURE_PORT: port });
  const accounts = await startAccounts();
  const program = await startProgram("instance.ts", {
    ...functionEnvironment(local),
    FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
    FUNCTION_TARGET: "api",
    ...(existsSync(MEMORY_DISK) && { TMPDIR: MEMORY_DISK }),
  });
  return {
    url: program.url,
    stop: () => program.stop().finally(accounts.stop),
    /** The memory of the process, with `collected` after a garbage collection. */
    rssBytes: async ({ collected }: { collected: boolean }): Promise<number> =>
      ((await (await fetch(`${program.url}/bench/memory?collected=${collected}`)).json()) as { rss: number }).rss,
  };
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

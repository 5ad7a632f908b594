// Loaded into every function's process of a test suite. Kills the process at a moment that a test chooses: before or
// after the commit of certain documents. Runs under plain Node.
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * Where a process dies: before or after a commit that writes a path matching the pattern `writes`. The first `skip` of
 * these commits are ignored.
 */
export type KillPoint = { moment: "before" | "after"; writes: string; skip?: number };

/** The signal that kills a process at any moment. It releases its locks, which the emulator would hold for a minute. */
export const DEATH_SIGNAL = "SIGUSR2";

interface WriteBatch {
  _ops: { docPath: string }[];
  _commit(options?: unknown): Promise<unknown>;
}
interface Firestore {
  formattedName: string;
  request(method: string, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<unknown>;
}
interface Transaction {
  _firestore: Firestore;
  _transactionIdPromise?: Promise<unknown>;
  runTransactionOnce(work: unknown): Promise<unknown>;
}

const { DURE_KILL_POINTS, FUNCTION_TARGET } = process.env;
if (DURE_KILL_POINTS && FUNCTION_TARGET) watchCommits(join(DURE_KILL_POINTS, FUNCTION_TARGET));

/** @param folder contains one file for each kill point; the process that reaches one renames its file */
export function watchCommits(folder: string): void {
  const require = createRequire(join(process.cwd(), "package.json"));
  const firestore = require("@google-cloud/firestore") as {
    Firestore: { prototype: Firestore };
    WriteBatch: { prototype: WriteBatch };
    Transaction: { prototype: Transaction };
  };
  const open = trackTransactions(firestore.Transaction.prototype);
  const passed = new Map<string, number>();
  let isDying = false;
  const dieAtKillPoint = async (moment: KillPoint["moment"], paths: string[]) => {
    if (!findKillPoint(folder, passed, moment, paths)) return;
    isDying = true;
    await die(open);
  };
  // A dying process sends no more requests, except rollbacks.
  for (const name of ["request", "requestStream"] as const) {
    const ask = firestore.Firestore.prototype[name];
    firestore.Firestore.prototype[name] = function (method, ...rest) {
      return isDying && method !== "rollback" ? new Promise(() => {}) : ask.call(this, method, ...rest);
    };
  }
  process.on(DEATH_SIGNAL, () => {
    isDying = true;
    void die(open);
  });
  const { _commit } = firestore.WriteBatch.prototype;
  firestore.WriteBatch.prototype._commit = async function (options) {
    const paths = this._ops.map(({ docPath }) => docPath);
    await dieAtKillPoint("before", paths);
    const answer = await _commit.call(this, options);
    await dieAtKillPoint("after", paths);
    return answer;
  };
}

function trackTransactions(prototype: Transaction): Set<Transaction> {
  const open = new Set<Transaction>();
  const { runTransactionOnce } = prototype;
  prototype.runTransactionOnce = async function (work) {
    open.add(this);
    try {
      return await runTransactionOnce.call(this, work);
    } finally {
      open.delete(this);
    }
  };
  return open;
}

function findKillPoint(
  folder: string,
  passed: Map<string, number>,
  moment: KillPoint["moment"],
  paths: string[],
): boolean {
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    try {
      const { skip = 0, ...point } = JSON.parse(readFileSync(file, "utf8")) as KillPoint;
      if (point.moment !== moment || !paths.some((path) => new RegExp(point.writes).test(path))) continue;
      passed.set(name, (passed.get(name) ?? 0) + 1);
      if ((passed.get(name) ?? 0) <= skip) continue;
      renameSync(file, file.replace(/json$/, "reached"));
      return true;
    } catch {
      // Another process reached the kill point first.
    }
  }
  return false;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
}

/** Rolls back open transactions first: otherwise the emulator would hold their locks for a minute. */
async function die(open: Set<Transaction>): Promise<void> {
  const rollbacks = [...open].map(async ({ _firestore, _transactionIdPromise }) => {
    const transaction = await _transactionIdPromise;
    if (transaction) await _firestore.request("rollback", { database: _firestore.formattedName, transaction }, "death");
  });
  await Promise.race([Promise.allSettled(rollbacks), new Promise((done) => setTimeout(done, 1_000))]);
  process.kill(process.pid, "SIGKILL");
}

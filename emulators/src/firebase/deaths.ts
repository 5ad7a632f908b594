// Loaded by every function's process of a test's suite: ends the process at a moment that a test names, such as before or
// after the commit of certain documents. Runs under plain Node.
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where a process dies: before or after a commit that writes a path matching `writes`, but for the first `skip` of them. */
export type Death = { moment: "before" | "after"; writes: string; skip?: number };

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

const { DURE_DEATHS, FUNCTION_TARGET } = process.env;
if (DURE_DEATHS && FUNCTION_TARGET) watchCommits(join(DURE_DEATHS, FUNCTION_TARGET));

/** @param folder holds a file for each death that is asked for; who dies by it renames it */
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
  const dieIfAsked = async (moment: Death["moment"], paths: string[]) => {
    if (!findDeath(folder, passed, moment, paths)) return;
    isDying = true;
    await die(open);
  };
  // What else the process was about to ask dies with it.
  for (const name of ["request", "requestStream"] as const) {
    const ask = firestore.Firestore.prototype[name];
    firestore.Firestore.prototype[name] = function (method, ...rest) {
      return isDying && method !== "rollback" ? new Promise(() => {}) : ask.call(this, method, ...rest);
    };
  }
  const { _commit } = firestore.WriteBatch.prototype;
  firestore.WriteBatch.prototype._commit = async function (options) {
    const paths = this._ops.map(({ docPath }) => docPath);
    await dieIfAsked("before", paths);
    const answer = await _commit.call(this, options);
    await dieIfAsked("after", paths);
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

function findDeath(folder: string, passed: Map<string, number>, moment: Death["moment"], paths: string[]): boolean {
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    try {
      const { skip = 0, ...death } = JSON.parse(readFileSync(file, "utf8")) as Death;
      if (death.moment !== moment || !paths.some((path) => new RegExp(death.writes).test(path))) continue;
      passed.set(name, (passed.get(name) ?? 0) + 1);
      if ((passed.get(name) ?? 0) <= skip) continue;
      renameSync(file, file.replace(/json$/, "struck"));
      return true;
    } catch {
      // Another process was faster.
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

/** Gives back the locks that the emulator would hold for a minute, as Firestore does when a client is gone for long. */
async function die(open: Set<Transaction>): Promise<void> {
  const rollbacks = [...open].map(async ({ _firestore, _transactionIdPromise }) => {
    const transaction = await _transactionIdPromise;
    if (transaction) await _firestore.request("rollback", { database: _firestore.formattedName, transaction }, "death");
  });
  await Promise.race([Promise.allSettled(rollbacks), new Promise((done) => setTimeout(done, 1_000))]);
  process.kill(process.pid, "SIGKILL");
}

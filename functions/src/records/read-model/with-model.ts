import { logger } from "firebase-functions";
import { excessBytes } from "./excess-bytes";
import { LogMissing } from "./log-table/log-missing";
import { orderSnapshot } from "./snapshot/order-snapshot";
import { openTeamModel, type TeamModel } from "./team-model";

/** A model idle for this long is dropped: refreshing it would cost as much as opening it again. */
const MAX_IDLE_MS = 30 * 60_000;

type Entry = { opening: Promise<TeamModel>; users: number; usedAtMs: number; bytes: { file: number; buffers: number } };

const NO_BYTES = { file: 0, buffers: 0 };

const entries = new Map<string, Entry>();

/**
 * Runs `work` with a team's up-to-date model: it includes every write acknowledged before this call. The first call in
 * an instance opens the model. `work` must only read, because it may run twice.
 */
export async function withModel<T>(teamId: string, work: (model: TeamModel) => Promise<T>): Promise<T> {
  const entry = entryOf(teamId);
  entry.users += 1;
  try {
    const model = await entry.opening;
    const answer = await currentAnswer(model, work);
    if (model.isOutdated()) {
      dropEntry(teamId, entry);
      return await withModel(teamId, work);
    }
    return await answer();
  } catch (error) {
    if (error instanceof LogMissing) {
      await (await entry.opening).loadLogs(error.table);
      return await withModel(teamId, work);
    }
    if (isBroken(error)) dropEntry(teamId, entry);
    throw error;
  } finally {
    entry.users -= 1;
    entry.usedAtMs = Date.now();
    closeUnused(entry, teamId);
    tidy(entry.usedAtMs);
  }
}

/**
 * Runs `work` optimistically while the model is refreshed, since usually nothing has changed. If the refresh finds a
 * change, the result and any error are discarded and `work` runs again: a filter may name a brand-new field. Right
 * after a write of this instance the attempt would be wasted.
 */
async function currentAnswer<T>(model: TeamModel, work: (model: TeamModel) => Promise<T>): Promise<() => Promise<T>> {
  if (model.isBehind()) {
    await model.refresh();
    return () => work(model);
  }
  const before = model.version();
  const early = work(model);
  const [, refreshed] = await Promise.allSettled([early, model.refresh()]);
  if (refreshed.status === "rejected") throw refreshed.reason;
  return () => (model.version() === before ? early : work(model));
}

function entryOf(teamId: string): Entry {
  const known = entries.get(teamId);
  if (known) return known;
  const entry: Entry = { opening: openTeamModel(teamId), users: 0, usedAtMs: Date.now(), bytes: NO_BYTES };
  entry.opening.catch(() => dropEntry(teamId, entry));
  entries.set(teamId, entry);
  return entry;
}

/** DuckDB refuses every statement after a fatal error. */
const isBroken = (error: unknown): boolean => /invalidated|FATAL/.test(String(error));

function dropEntry(teamId: string, entry: Entry): void {
  if (entries.get(teamId) === entry) entries.delete(teamId);
}

/** Closes a dropped model once its last user is done. */
function closeUnused(entry: Entry, teamId: string): void {
  if (entry.users > 0 || entries.get(teamId) === entry) return;
  entry.opening.then(
    (model) => model.close(),
    () => {},
  );
}

const TIDIED_EVERY_MS = 5_000;
let tidiedMs = 0;

/** Runs at most every few seconds, without delaying an answer: evicts models and orders snapshots. */
function tidy(nowMs: number): void {
  if (nowMs - tidiedMs < TIDIED_EVERY_MS) return;
  tidiedMs = nowMs;
  const failed = (error: unknown) => logger.warn("The read model could not be tidied.", { error: String(error) });
  Promise.all([...entries].map(([teamId, entry]) => measureAndOrder(teamId, entry, nowMs)))
    .then(() => evict(nowMs))
    .catch(failed);
}

async function measureAndOrder(teamId: string, entry: Entry, nowMs: number): Promise<void> {
  entry.users += 1;
  try {
    const model = await entry.opening;
    entry.bytes = await model.bytes();
    await orderSnapshot(teamId, model, nowMs);
  } finally {
    entry.users -= 1;
    closeUnused(entry, teamId);
  }
}

/**
 * Drops models, least recently used first, until the rest is in use, recent and within this instance's memory. The most
 * recently used one stays, whatever its size: the next list would reopen it, which takes seconds.
 */
function evict(nowMs: number): void {
  let excess = excessBytes([...entries.values()].reduce((sum, { bytes }) => sum + bytes.file, 0));
  const byAge = [...entries].sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs).slice(0, -1);
  for (const [teamId, entry] of byAge.filter(([, { users }]) => users === 0)) {
    if (excess <= 0 && nowMs - entry.usedAtMs < MAX_IDLE_MS) return;
    excess -= entry.bytes.file + entry.bytes.buffers;
    dropEntry(teamId, entry);
    closeUnused(entry, teamId);
  }
}

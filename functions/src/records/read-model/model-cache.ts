import { logger } from "firebase-functions";
import { LogMissing } from "./log-table/log-missing";
import type { TeamModel } from "./team-model";

/** A model idle for this long is dropped: refreshing it would cost as much as opening it again. */
const MAX_IDLE_MS = 30 * 60_000;

/** What the cache asks of a model. */
type CachedModel = Pick<TeamModel, "version" | "refresh" | "isBehind" | "isOutdated" | "loadLogs" | "bytes" | "close">;

type Sources<Model> = {
  open: (teamId: string) => Promise<Model>;
  /** Orders a snapshot where the model's team needs one. */
  queueSnapshot: (teamId: string, model: Model, nowMs: number) => Promise<void>;
  /** By how much the process exceeds its memory, with so many bytes of models' files; negative if it doesn't. */
  excessBytes: (fileBytes: number) => number;
};

type Entry<Model> = {
  opening: Promise<Model>;
  users: number;
  usedAtMs: number;
  bytes: { file: number; buffers: number };
};

const NO_BYTES = { file: 0, buffers: 0 };

const TIDIED_EVERY_MS = 5_000;

/** The open models of an instance, by team. Those least recently used are closed where memory runs short. */
export class ModelCache<Model extends CachedModel> {
  readonly #entries = new Map<string, Entry<Model>>();
  readonly #sources: Sources<Model>;
  #tidiedMs = 0;

  constructor(sources: Sources<Model>) {
    this.#sources = sources;
  }

  /**
   * Runs `work` with a team's up-to-date model: it includes every write acknowledged before this call. The first call
   * opens the model. `work` must only read, because it may run twice.
   */
  async use<T>(teamId: string, work: (model: Model) => Promise<T>): Promise<T> {
    const entry = this.#entryOf(teamId);
    entry.users += 1;
    try {
      const model = await entry.opening;
      const answer = await currentAnswer(model, work);
      if (model.isOutdated()) {
        this.#drop(teamId, entry);
        return await this.use(teamId, work);
      }
      return await answer();
    } catch (error) {
      if (error instanceof LogMissing) {
        await (await entry.opening).loadLogs(error.table);
        return await this.use(teamId, work);
      }
      if (isBroken(error)) this.#drop(teamId, entry);
      throw error;
    } finally {
      entry.users -= 1;
      entry.usedAtMs = Date.now();
      this.#closeUnused(teamId, entry);
      this.#tidy(entry.usedAtMs);
    }
  }

  #entryOf(teamId: string): Entry<Model> {
    const known = this.#entries.get(teamId);
    if (known) return known;
    const entry = { opening: this.#sources.open(teamId), users: 0, usedAtMs: Date.now(), bytes: NO_BYTES };
    entry.opening.catch(() => this.#drop(teamId, entry));
    this.#entries.set(teamId, entry);
    return entry;
  }

  #drop(teamId: string, entry: Entry<Model>): void {
    if (this.#entries.get(teamId) === entry) this.#entries.delete(teamId);
  }

  /** Closes a dropped model once its last user is done. */
  #closeUnused(teamId: string, entry: Entry<Model>): void {
    if (entry.users > 0 || this.#entries.get(teamId) === entry) return;
    entry.opening.then(
      (model) => model.close(),
      () => {},
    );
  }

  /** Runs at most every few seconds, without delaying an answer: evicts models and orders snapshots. */
  #tidy(nowMs: number): void {
    if (nowMs - this.#tidiedMs < TIDIED_EVERY_MS) return;
    this.#tidiedMs = nowMs;
    const failed = (error: unknown) => logger.warn("The read model could not be tidied.", { error: String(error) });
    Promise.all([...this.#entries].map(([teamId, entry]) => this.#measureAndOrder(teamId, entry, nowMs)))
      .then(() => this.#evict(nowMs))
      .catch(failed);
  }

  async #measureAndOrder(teamId: string, entry: Entry<Model>, nowMs: number): Promise<void> {
    entry.users += 1;
    try {
      const model = await entry.opening;
      entry.bytes = await model.bytes();
      await this.#sources.queueSnapshot(teamId, model, nowMs);
    } finally {
      entry.users -= 1;
      this.#closeUnused(teamId, entry);
    }
  }

  /**
   * Drops models, least recently used first, until the rest is in use, recent and within this instance's memory. The most
   * recently used one stays, whatever its size: the next list would reopen it, which takes seconds.
   */
  #evict(nowMs: number): void {
    let excess = this.#sources.excessBytes([...this.#entries.values()].reduce((sum, { bytes }) => sum + bytes.file, 0));
    const byAge = [...this.#entries].sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs).slice(0, -1);
    for (const [teamId, entry] of byAge.filter(([, { users }]) => users === 0)) {
      if (excess <= 0 && nowMs - entry.usedAtMs < MAX_IDLE_MS) return;
      excess -= entry.bytes.file + entry.bytes.buffers;
      this.#drop(teamId, entry);
      this.#closeUnused(teamId, entry);
    }
  }
}

/**
 * Runs `work` optimistically while the model is refreshed, since usually nothing has changed. If the refresh finds a
 * change, the result and any error are discarded and `work` runs again: a filter may name a brand-new field. Right
 * after a write of this instance the attempt would be wasted.
 */
async function currentAnswer<Model extends CachedModel, T>(
  model: Model,
  work: (model: Model) => Promise<T>,
): Promise<() => Promise<T>> {
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

/** DuckDB refuses every statement after a fatal error. */
const isBroken = (error: unknown): boolean => /invalidated|FATAL/.test(String(error));

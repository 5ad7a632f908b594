import { LRUCache } from "lru-cache";

// The recent writes of this instance, so that the read model takes them from memory instead of reading them again. Each
// attempt of a transaction has a change id of its own, so an attempt has committed exactly if its change is found in
// Firestore. Nothing here has to know how a transaction ends.

const MAX_CHANGES = 100;
/** A larger transaction is not tracked: reading many documents again is as fast. */
const MAX_DOCUMENTS = 20;
/** How long to wait for an unseen change: the change of a failed transaction never appears. */
const AWAITED_MS = 5_000;

/** The documents that a transaction writes, by id; null is a deletion. */
type Written = ReadonlyMap<string, unknown>;

const writing = new WeakMap<object, Map<string, unknown>>();
const changes = new LRUCache<string, { teamId: string; trackedMs: number; written: Written }>({ max: MAX_CHANGES });

/** Starts tracking the writes of a transaction's attempt. */
export function trackWrites(tx: object): void {
  writing.set(tx, new Map());
}

/** Tracks a document that a transaction writes; null for a deletion. */
export function trackWrite(tx: object, id: string, document: unknown): void {
  writing.get(tx)?.set(id, document);
}

/** Tracks the id of the change that announces a transaction's writes. */
export function trackChange(tx: object, teamId: string, changeId: string): void {
  const written = writing.get(tx);
  if (!written || written.size === 0 || written.size > MAX_DOCUMENTS) return;
  changes.set(changeId, { teamId, trackedMs: Date.now(), written });
}

/** The writes of a change; undefined if another instance wrote it, or if it was evicted. */
export const writesOfChange = (changeId: string): Written | undefined => changes.get(changeId)?.written;

/** Whether this instance has recent writes for a team that are not among the seen changes. */
export const hasUnseenWrites = (teamId: string, seen: ReadonlySet<string>): boolean =>
  [...changes.entries()].some(
    ([id, change]) => change.teamId === teamId && !seen.has(id) && Date.now() - change.trackedMs < AWAITED_MS,
  );

import { LRUCache } from "lru-cache";

// What this instance has written lately, so that the read model takes it from memory instead of reading it again. An
// attempt of a transaction has committed exactly when its change is found in `changes`, since each attempt names its
// change anew. So nothing here has to know how a transaction ends.

const MAX_CHANGES = 100;
/** A larger transaction is not kept: many documents are read again as fast. */
const MAX_DOCUMENTS = 20;
/** How long an unseen change is waited for: a transaction that failed leaves one that never comes. */
const AWAITED_MS = 5_000;

/** The documents that a transaction writes, by id; null is a deletion. */
type Written = ReadonlyMap<string, unknown>;

const writing = new WeakMap<object, Map<string, unknown>>();
const changes = new LRUCache<string, { teamId: string; notedMs: number; written: Written }>({ max: MAX_CHANGES });

/** Begins an attempt of a transaction. */
export function beginNoting(tx: object): void {
  writing.set(tx, new Map());
}

/** Notes what a transaction writes at an id; null for a deletion. */
export function noteWritten(tx: object, id: string, document: unknown): void {
  writing.get(tx)?.set(id, document);
}

/** Notes the id of the change that tells of what a transaction has written. */
export function noteChange(tx: object, teamId: string, changeId: string): void {
  const written = writing.get(tx);
  if (!written || written.size === 0 || written.size > MAX_DOCUMENTS) return;
  changes.set(changeId, { teamId, notedMs: Date.now(), written });
}

/** What this instance wrote with a change that was found; undefined if another instance wrote it, or it was evicted. */
export const writtenWith = (changeId: string): Written | undefined => changes.get(changeId)?.written;

/** Whether this instance has lately written something for a team that is not among the changes seen. */
export const hasUnseen = (teamId: string, seen: ReadonlySet<string>): boolean =>
  [...changes.entries()].some(
    ([id, change]) => change.teamId === teamId && !seen.has(id) && Date.now() - change.notedMs < AWAITED_MS,
  );

/** Changes in memory, the oldest of which go first, and documents that one of them may carry. */
const CHANGES = 100;
const DOCUMENTS = 20;
/** How long a change may be waited for: a transaction that failed leaves one that never comes. */
const AWAITED_MS = 5_000;

/** What a transaction writes, by the documents' ids; null is a deletion. */
type Written = ReadonlyMap<string, unknown>;

const writing = new WeakMap<object, Map<string, unknown>>();
const changes = new Map<string, { teamId: string; notedMs: number; written: Written }>();

// A try of a transaction has committed exactly when its change is found, for each try names its change anew. So nothing
// here has to know how a transaction ends.

/** Begins a try of a transaction. */
export function beginNoting(tx: object): void {
  writing.set(tx, new Map());
}

/** Notes what a transaction writes at an id; null for a deletion. */
export function noteWritten(tx: object, id: string, document: unknown): void {
  writing.get(tx)?.set(id, document);
}

/** Notes the change that tells what a transaction has written; many documents are read again as fast. */
export function noteChange(tx: object, teamId: string, changeId: string): void {
  const written = writing.get(tx);
  if (!written || written.size === 0 || written.size > DOCUMENTS) return;
  changes.set(changeId, { teamId, notedMs: Date.now(), written });
  const [oldest] = changes.size > CHANGES ? changes.keys() : [];
  if (oldest !== undefined) changes.delete(oldest);
}

/** What this instance wrote with a change that has been found; undefined where it was another's, or is not known. */
export const writtenWith = (changeId: string): Written | undefined => changes.get(changeId)?.written;

/** Whether this instance has written something for a team lately that is not among the changes seen. */
export const hasUnseen = (teamId: string, seen: ReadonlySet<string>): boolean =>
  [...changes].some(
    ([id, change]) => change.teamId === teamId && !seen.has(id) && Date.now() - change.notedMs < AWAITED_MS,
  );

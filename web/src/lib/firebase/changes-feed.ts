import { collection, type FirestoreError, limit, onSnapshot, orderBy, query, type Timestamp } from "firebase/firestore";
import { firestore } from "./firestore";

/** Something a teammate, or this user elsewhere, changed: `lead.created` and the id of the lead. */
export type Change = { type: string; id: string };

/** A transaction's changes; one of a bulk action has hundreds. */
type Committed = { changes: Change[]; committed_at: Timestamp };

/** A burst larger than this is heard in part; its kinds repeat, so no list misses it. */
const WINDOW = 20;

/** How far a device's clock may be ahead of Firestore's. One that is behind only has its lists loaded once more. */
const CLOCK_AHEAD_MS = 10_000;

/** How long after a listening that failed the next one begins, and the longest wait after many. */
const RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/**
 * Listens to the team's changes since a time of this device's clock, in the order of their commits: the times at which
 * requests began may overtake each other. A listening that the server ends is begun again. Returns what ends it for good.
 */
export function listenToChanges(teamId: string, sinceMs: number, onChange: (change: Change) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const listen = (fromMs: number, retryMs: number) => {
    const failed = (error: FirestoreError) => {
      console.warn("Live changes ended", error.code);
      timer = setTimeout(() => listen(Date.now() - retryMs, Math.min(MAX_RETRY_MS, 2 * retryMs)), retryMs);
    };
    stop = hear(teamId, fromMs, onChange, failed);
  };
  listen(sinceMs, RETRY_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function hear(
  teamId: string,
  sinceMs: number,
  onChange: (change: Change) => void,
  onError: (error: FirestoreError) => void,
): () => void {
  const changes = collection(firestore(), "teams", teamId, "changes");
  let heardFromMs = sinceMs - CLOCK_AHEAD_MS;
  return onSnapshot(
    query(changes, orderBy("committed_at", "desc"), limit(WINDOW)),
    (snapshot) => {
      // What is on the screen may be older than the server's first answer, which tells much that is older still.
      for (const { type, doc } of snapshot.docChanges()) {
        const { changes, committed_at } = doc.data() as Committed;
        if (type === "added" && committed_at.toMillis() > heardFromMs) changes.forEach(onChange);
      }
      if (!snapshot.metadata.fromCache) heardFromMs = 0;
    },
    onError,
  );
}

import { collection, type FirestoreError, limit, onSnapshot, orderBy, query, type Timestamp } from "firebase/firestore";
import type { Change } from "./change";
import { createSignalCursor } from "./create-signal-cursor";
import { firestore } from "./firestore";
import { listenUnderGrant } from "./listen-under-grant";
import { renewReadGrant } from "./renew-read-grant";

/** The types of a transaction's changes. The data is fetched from the API, which checks who may see it. */
type SignalDocument = { types: string[]; committed_at: Timestamp };

/** Larger bursts are read in part. Types repeat within a burst, so no query misses its invalidation. */
const WINDOW = 20;

/** The delay before a failed listener is restarted, and its limit with backoff. */
const RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/**
 * Listens to the team's changes since a time of this device's clock, in commit order: requests may commit in another
 * order than they started. A listener that the server ends is restarted after the newest change that it has heard.
 * @returns a function that stops listening
 */
export function listenToChanges(teamId: string, sinceMs: number, onChange: (change: Change) => void): () => void {
  const signals = collection(firestore(), "teams", teamId, "signals");
  const newest = query(signals, orderBy("committed_at", "desc"), limit(WINDOW));
  const cursor = createSignalCursor(sinceMs);
  let retryMs = RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  const start = (onEnd: (error: FirestoreError) => void) => {
    cursor.restart();
    return onSnapshot(
      newest,
      (snapshot) => {
        const added = snapshot.docChanges().filter(({ type }) => type === "added");
        const { fromCache } = snapshot.metadata;
        for (const type of cursor.take(
          added.map(({ doc }) => toSignal(doc.data() as SignalDocument)),
          fromCache,
        ))
          onChange({ type });
        if (!fromCache) retryMs = RETRY_MS;
      },
      onEnd,
    );
  };
  const failed = ({ code }: FirestoreError) => {
    console.warn("Live changes ended", code);
    timer = setTimeout(listen, retryMs);
    retryMs = Math.min(MAX_RETRY_MS, 2 * retryMs);
  };
  const listen = () => {
    stop = listenUnderGrant(start, failed, renewReadGrant);
  };

  listen();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const toSignal = ({ types, committed_at: { seconds, nanoseconds } }: SignalDocument) => ({
  types,
  committedUs: seconds * 1e6 + Math.floor(nanoseconds / 1000),
});

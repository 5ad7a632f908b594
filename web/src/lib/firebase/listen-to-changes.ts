import { collection, type FirestoreError, limit, onSnapshot, orderBy, query, type Timestamp } from "firebase/firestore";
import { toServerTimeMs } from "../http/server-clock";
import type { Change } from "./change";
import { firestore } from "./firestore";
import { listenUnderGrant } from "./listen-under-grant";
import { renewReadGrant } from "./renew-read-grant";

/** The types of a transaction's changes. The data is fetched from the API, which checks who may see it. */
type Signal = { types: string[]; committed_at: Timestamp };

/** Larger bursts are read in part. Types repeat within a burst, so no query misses its invalidation. */
const WINDOW = 20;

/** The delay before a failed listener is restarted, and its limit with backoff. */
const RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/**
 * Listens to the team's changes since a time of this device's clock, in commit order: requests may commit in another
 * order than they started. A listener that the server ends is restarted from the time of its last snapshot.
 * @returns a function that stops listening
 */
export function listenToChanges(teamId: string, sinceMs: number, onChange: (change: Change) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const listen = (fromMs: number, retryMs: number) => {
    const failed = (error: FirestoreError, heardMs: number) => {
      console.warn("Live changes ended", error.code);
      timer = setTimeout(() => listen(heardMs, Math.min(MAX_RETRY_MS, 2 * retryMs)), retryMs);
    };
    stop = listenFrom(teamId, fromMs, onChange, failed);
  };
  listen(sinceMs, RETRY_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function listenFrom(
  teamId: string,
  sinceMs: number,
  onChange: (change: Change) => void,
  onError: (error: FirestoreError, heardMs: number) => void,
): () => void {
  const signals = collection(firestore(), "teams", teamId, "signals");
  const newest = query(signals, orderBy("committed_at", "desc"), limit(WINDOW));
  let heardMs = sinceMs;
  return listenUnderGrant<FirestoreError>(
    (onEnd) => {
      let countsFromMs = toServerTimeMs(heardMs);
      return onSnapshot(
        newest,
        (snapshot) => {
          // The first snapshot contains old changes; only those after the screen's own data count.
          for (const { type, doc } of snapshot.docChanges()) {
            const { types, committed_at } = doc.data() as Signal;
            if (type === "added" && committed_at.toMillis() > countsFromMs)
              for (const one of types) onChange({ type: one });
          }
          if (snapshot.metadata.fromCache) return;
          countsFromMs = 0;
          heardMs = Date.now();
        },
        onEnd,
      );
    },
    (error) => onError(error, heardMs),
    renewReadGrant,
  );
}

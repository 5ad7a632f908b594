import { Mutex } from "async-mutex";

/** How long work waits for its turn before it goes on without one. */
const MAX_WAIT_MS = 5_000;

const mutexes = new Map<string, Mutex>();

/**
 * Runs work of the same key one after another in this instance, which saves the retries of transactions that contend for
 * the same documents. It guards nothing: other instances don't see it, and work that has waited for five seconds runs
 * without it. The transaction inside decides what is right.
 */
export async function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(key) ?? new Mutex();
  mutexes.set(key, mutex);
  const release = await acquire(mutex);
  try {
    return await work();
  } finally {
    release?.();
    if (!mutex.isLocked() && mutexes.get(key) === mutex) mutexes.delete(key);
  }
}

/** @returns what releases the mutex; undefined after a wait that took too long */
async function acquire(mutex: Mutex): Promise<(() => void) | undefined> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => {
      isLate = true;
      done(undefined);
    }, MAX_WAIT_MS);
  });
  const mine = mutex.acquire().then((release) => {
    if (isLate) release();
    return release;
  });
  const release = await Promise.race([mine, late]);
  clearTimeout(timer);
  return release;
}

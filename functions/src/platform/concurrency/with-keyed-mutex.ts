import { E_TIMEOUT, Mutex, type MutexInterface, withTimeout } from "async-mutex";

/** How long work waits for the mutex before it runs without it. */
const MAX_WAIT_MS = 5_000;

const mutexes = new Map<string, MutexInterface>();

/**
 * Serializes work of the same key in this instance, which saves the retries of transactions that contend for the same
 * documents. It guarantees nothing: other instances don't see it, and work that has waited for five seconds runs
 * without it. Correctness depends on the transaction inside.
 */
export async function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(key) ?? withTimeout(new Mutex(), MAX_WAIT_MS);
  mutexes.set(key, mutex);
  const release = await mutex.acquire().catch(orWithout);
  try {
    return await work();
  } finally {
    release?.();
    if (!mutex.isLocked() && mutexes.get(key) === mutex) mutexes.delete(key);
  }
}

/** Goes on without the mutex after a wait that took too long. */
function orWithout(error: unknown): undefined {
  if (error !== E_TIMEOUT) throw error;
}

const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after another in this instance, so that it doesn't fight over the same documents.
 * Saves time only: what is right is decided by the transaction inside.
 */
export function keyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.then(
    () => {},
    () => {},
  );
  last.set(key, settled);
  settled.then(() => {
    if (last.get(key) === settled) last.delete(key);
  });
  return mine;
}

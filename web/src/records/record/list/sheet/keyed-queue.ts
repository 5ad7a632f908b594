export type KeyedQueue = ReturnType<typeof createKeyedQueue>;

/** Runs work that shares a key one after the other, in the order of the calls; other work runs side by side. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
    const done = Promise.allSettled(keys.flatMap((key) => last.get(key) ?? [])).then(work);
    for (const key of keys) last.set(key, done);
    const forget = () => {
      for (const key of keys) if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}

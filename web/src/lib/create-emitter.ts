/** A place to announce something that others, unknown to the speaker, want to hear. */
export function createSignal<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value: T) => {
      for (const listener of listeners) listener(value);
    },
    /** Returns what ends the listening. */
    listen: (listener: (value: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const PREFIX = "dure.state.";

/** Reads persisted state outside of a component. A value that can't be parsed counts as missing. */
export function readPersistedState<T>(name: string, initial: T): T {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? initial : JSON.parse(stored);
  } catch {
    return initial;
  }
}

export const writePersistedState = (name: string, value: unknown): void =>
  localStorage.setItem(PREFIX + name, JSON.stringify(value));

export const removePersistedState = (name: string): void => localStorage.removeItem(PREFIX + name);

export function clearPersistedState(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

import { useState } from "react";

const PREFIX = "dure.state.";

/** Interface state that outlives a reload and ends with the session, such as the last tab. */
export function useStoredState<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readState(name, initial));
  const store = (next: T) => {
    writeState(name, next);
    setValue(next);
  };
  return [value, store];
}

/** Interface state from a place without hooks; a value nobody can read counts as none. */
export function readState<T>(name: string, initial: T): T {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? initial : JSON.parse(stored);
  } catch {
    return initial;
  }
}

export const writeState = (name: string, value: unknown): void =>
  localStorage.setItem(PREFIX + name, JSON.stringify(value));

export const removeState = (name: string): void => localStorage.removeItem(PREFIX + name);

export function clearStoredState(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

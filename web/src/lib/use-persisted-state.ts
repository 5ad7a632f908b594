import { useState } from "react";
import { readPersistedState, writePersistedState } from "./persisted-state";

/** UI state in local storage, such as the last tab: it survives a reload and is cleared at sign-out. */
export function usePersistedState<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readPersistedState(name, initial));
  const store = (next: T) => {
    writePersistedState(name, next);
    setValue(next);
  };
  return [value, store];
}

import { useEffect, useState, useSyncExternalStore } from "react";
import { createHeldRows } from "./held-rows";

/** The records that are being edited in a list. Another list starts without any. */
export function useHeldRows(key: string) {
  const [store] = useState(createHeldRows);
  const held = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => store.release, [store, key]);
  return { store, held };
}

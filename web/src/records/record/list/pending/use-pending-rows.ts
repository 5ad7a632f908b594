import { useEffect, useState, useSyncExternalStore } from "react";
import { createPendingRows } from "./pending-rows";

/** The records that are being edited in a list. Another list starts without any. */
export function usePendingRows(key: string) {
  const [store] = useState(createPendingRows);
  const rows = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => store.release, [store, key]);
  return { store, rows };
}

import { useState } from "react";

const fresh = (count: number) => Array.from({ length: count }, () => crypto.randomUUID() as string);

/** Stable keys for list entries without ids: each entry keeps its key while others are added, removed and moved. */
export function useKeys(length: number) {
  const [keys, setKeys] = useState(() => fresh(length));
  if (keys.length < length) setKeys([...keys, ...fresh(length - keys.length)]);
  if (keys.length > length) setKeys(keys.slice(0, length));
  return {
    keys,
    /** @returns the new entry's key */
    insertAt: (place: number): string => {
      const key = crypto.randomUUID();
      setKeys((before) => before.toSpliced(place, 0, key));
      return key;
    },
    removeAt: (place: number) => setKeys((before) => before.toSpliced(place, 1)),
    /**
     * Applies the new order.
     * @returns the previous index of each entry
     */
    reorder: (ids: readonly string[]): number[] => {
      setKeys([...ids]);
      return ids.map((id) => keys.indexOf(id));
    },
  };
}

import { useState } from "react";

const fresh = (count: number) => Array.from({ length: count }, () => crypto.randomUUID() as string);

/** Names for the entries of a list that have none of their own: each keeps its name while others come, go and move. */
export function useKeys(length: number) {
  const [keys, setKeys] = useState(() => fresh(length));
  if (keys.length < length) setKeys([...keys, ...fresh(length - keys.length)]);
  if (keys.length > length) setKeys(keys.slice(0, length));
  return {
    keys,
    /** Answers the new entry's name. */
    insertAt: (place: number): string => {
      const key = crypto.randomUUID();
      setKeys((before) => before.toSpliced(place, 0, key));
      return key;
    },
    removeAt: (place: number) => setKeys((before) => before.toSpliced(place, 1)),
    /** Takes the new order, and says where each entry stood before. */
    reorder: (ids: readonly string[]): number[] => {
      setKeys([...ids]);
      return ids.map((id) => keys.indexOf(id));
    },
  };
}

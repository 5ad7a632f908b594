import { dequal } from "dequal/lite";
import { useEffect, useRef } from "react";

/**
 * Keeps each item's object identity while the item is equal to the one before: React Flow re-renders only new objects.
 */
export function useStable<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const kept = useRef<ReadonlyMap<string, Item>>(new Map());
  const stable = items.map((item) => {
    const before = kept.current.get(item.id);
    return before && dequal(before, item) ? before : item;
  });
  useEffect(() => {
    kept.current = new Map(stable.map((item) => [item.id, item]));
  });
  return stable;
}

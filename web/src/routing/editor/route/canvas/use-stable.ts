import { dequal } from "dequal/lite";
import { useEffect, useRef } from "react";

/** The items, each the same object as before while it equals it: React Flow draws only what is a new object. */
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

import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "../lib/area";

const GATHER_MS = 200;

/**
 * Makes the queries of an area stale when a change of one of its types is heard. Changes that come together cause one
 * reading, and those that come during a reading cause the next one: a stream of changes never keeps a list from ending
 * the reading it has begun.
 */
export function createInvalidation(queryClient: QueryClient, areas: readonly (Area & { name: string })[]) {
  const pending = new Set<string>();
  let isGathering = false;

  const flush = async () => {
    const names = [...pending];
    pending.clear();
    await Promise.allSettled(names.map((name) => queryClient.invalidateQueries({ queryKey: [[name]] })));
    isGathering = false;
    gather();
  };
  const gather = () => {
    if (pending.size === 0 || isGathering) return;
    isGathering = true;
    setTimeout(flush, GATHER_MS);
  };

  return ({ type }: { type: string }) => {
    const [subject = ""] = type.split(".");
    for (const { name, changes = [] } of areas) if (changes.includes(subject)) pending.add(name);
    gather();
  };
}

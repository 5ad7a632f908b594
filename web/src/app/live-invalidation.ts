import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "../lib/area";

const GATHER_MS = 200;

/**
 * Makes the queries of an area stale when a change of one of its types is heard. Changes that come together cause one
 * reading.
 */
export function createInvalidation(queryClient: QueryClient, areas: readonly (Area & { name: string })[]) {
  const pending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    for (const name of pending) void queryClient.invalidateQueries({ queryKey: [[name]] });
    pending.clear();
  };

  return ({ type }: { type: string }) => {
    const [subject = ""] = type.split(".");
    for (const { name, changes = [] } of areas) if (changes.includes(subject)) pending.add(name);
    if (pending.size > 0 && !timer) timer = setTimeout(flush, GATHER_MS);
  };
}

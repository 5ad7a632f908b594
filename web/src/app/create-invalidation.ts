import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "../lib/area";

const GATHER_MS = 200;

/**
 * Invalidates an area's queries after a change of one of its types. Changes that arrive together cause one refetch.
 * Changes during a refetch cause another one after it, so a stream of changes never aborts a running refetch.
 */
export function createInvalidation(queryClient: QueryClient, areas: readonly (Area & { name: string })[]) {
  const pending = new Set<string>();
  let isGathering = false;

  const flush = async () => {
    const names = [...pending];
    pending.clear();
    await Promise.allSettled(names.map((name) => invalidateArea(queryClient, name)));
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

/**
 * Invalidates an area's queries. A query's first fetch is not restarted by that, and its response may be older than the
 * change: such a query is invalidated again once it has its first data.
 */
async function invalidateArea(queryClient: QueryClient, name: string): Promise<void> {
  const queryKey = [[name]];
  const loading = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled([queryClient.invalidateQueries({ queryKey }), ...loading.map(({ promise }) => promise)]);
  await Promise.allSettled(
    loading.map((query) => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })),
  );
}

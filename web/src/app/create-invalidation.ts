import { notifyManager, type Query, QueryClient } from "@tanstack/react-query";
import type { Area } from "../lib/area";

const COALESCE_MS = 200;

/**
 * Invalidates an area's queries after a change of one of its types. Changes that arrive together cause one refetch.
 * Changes during a refetch cause another one after it, so a stream of changes never aborts a running refetch. An area
 * never waits for another one's reads.
 */
export function createInvalidation(queryClient: QueryClient, areas: readonly (Area & { name: string })[]) {
  const coalesced = areas.map(({ name, changes = [] }) => ({
    changes,
    invalidate: coalesce(() => invalidateArea(queryClient, name)),
  }));
  return ({ type }: { type: string }) => {
    const [subject = ""] = type.split(".");
    for (const { changes, invalidate } of coalesced) if (changes.includes(subject)) invalidate();
  };
}

/** Runs `run` once for the calls within COALESCE_MS, and once more, after it, for those that come while it runs. */
function coalesce(run: () => Promise<void>): () => void {
  let isCalled = false;
  let isBusy = false;
  const call = () => {
    isCalled = true;
    if (isBusy) return;
    isBusy = true;
    setTimeout(async () => {
      isCalled = false;
      await run().catch(() => {});
      isBusy = false;
      if (isCalled) call();
    }, COALESCE_MS);
  };
  return call;
}

/**
 * Invalidates an area's queries. Fetches that must not be restarted are left to end, and invalidated then: their data may
 * be older than the change.
 */
async function invalidateArea(queryClient: QueryClient, name: string): Promise<void> {
  const queryKey = [[name]];
  const invalidate = async (query: Query) => {
    if (mustEnd(query)) await query.promise?.catch(() => {});
    if (hasFailed(query) && query.isActive()) return retryInBackground(queryClient, query);
    // A next page that is asked for meanwhile replaces the refetch.
    do await queryClient.invalidateQueries({ queryKey, predicate: (one) => one === query });
    while (isNextPage(query) && !query.state.isInvalidated);
  };
  const queries = queryClient.getQueryCache().findAll({ queryKey });
  await notifyManager.batch(() => Promise.allSettled(queries.map(invalidate)));
}

/**
 * Whether a query's fetch is its first one, which React Query never restarts, or gets its next page, which a restart would
 * drop.
 */
const mustEnd = (query: Query) =>
  query.state.fetchStatus === "fetching" && (query.state.data === undefined || isNextPage(query));

/** Whether a query has an error and no data. After a failed refetch it still has its data. */
const hasFailed = ({ state }: Query) => state.status === "error" && state.data === undefined;

/**
 * Retries a failed read in the background. Its error stays visible until data arrives: a refetch by React Query would
 * show it as loading meanwhile, and take the error's button away under the pointer. There is one attempt, which never
 * pauses: nothing would resume it, because only a mounted client hears that the browser is online or visible again.
 */
async function retryInBackground(queryClient: QueryClient, { options, queryKey }: Query): Promise<void> {
  const data = await new QueryClient().fetchQuery({ ...options, queryKey, retry: false, networkMode: "always" });
  queryClient.setQueryData(queryKey, data);
}

/** Whether a query's last fetch gets, or got, its next page. */
const isNextPage = ({ state }: Query) => state.fetchMeta?.fetchMore !== undefined;

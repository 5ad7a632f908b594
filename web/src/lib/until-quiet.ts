import { queryClient } from "./query-client";

/** A request that takes longer than this no longer holds anything up. */
const MAX_MS = 3_000;

/**
 * Resolves when all queries are answered and the browser is idle, or after a few seconds. For work that no first view
 * needs.
 */
export async function untilQuiet(): Promise<void> {
  await Promise.race([untilAnswered(), new Promise((done) => setTimeout(done, MAX_MS))]);
  // Safari has no such callback.
  if ("requestIdleCallback" in globalThis) await new Promise((done) => requestIdleCallback(done, { timeout: MAX_MS }));
}

const untilAnswered = (): Promise<void> =>
  new Promise((done) => {
    const cache = queryClient.getQueryCache();
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      done();
    };
    const stop = cache.subscribe(() => setTimeout(look));
    setTimeout(look);
  });

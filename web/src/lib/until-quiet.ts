import { queryClient } from "./query-client";

/** What is asked for without an answer for so long holds nothing up. */
const MAX_MS = 3_000;

/**
 * Resolves when the page has got what it asked for and the browser has nothing to do, or after a while: for what no first
 * view needs.
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

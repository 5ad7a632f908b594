import { toServerTimeMs } from "../http/server-clock";

/** The types of a transaction's changes, and its commit time in microseconds of the server's clock. */
export type Signal = { types: readonly string[]; committedUs: number };

/**
 * Tells new signals from old ones. A listener's first snapshot contains old ones, also after a restart. Commit times
 * decide which: a snapshot contains every signal that was committed before its newest one.
 * @param sinceMs the start of the page's first read, in this device's clock; older signals are in its data
 */
export function createSignalCursor(sinceMs: number) {
  let newestUs: number | undefined;
  let isFirst = true;

  return {
    /** A listener starts or restarts. */
    restart: () => {
      isFirst = true;
    },
    /** @returns the types of the new ones among the signals that a snapshot adds */
    take: (added: readonly Signal[], isFromCache: boolean): string[] => {
      const fromUs = newestUs ?? toServerTimeMs(sinceMs) * 1000;
      const unheard = isFirst ? added.filter(({ committedUs }) => committedUs > fromUs) : added;
      if (!isFromCache) isFirst = false;
      newestUs = Math.max(fromUs, ...added.map(({ committedUs }) => committedUs));
      return unheard.flatMap(({ types }) => types);
    },
  };
}

import { LRUCache } from "lru-cache";
import type { Statement } from "./statement-cache";

const MAX_RESULTS = 200;
/** Longer results are those of exports and bulk actions, which are asked for once. */
const MAX_ROWS = 1_000;

type Rows = readonly unknown[];

/**
 * A cache of the results of statements until the next write, since lists and dashboards are requested again and again.
 * Concurrent readers of a statement share one run. A statement contains everything that its result depends on, such as
 * the caller's permissions. The rows are shared.
 */
export function createResultCache() {
  const cached = new LRUCache<string, Promise<Rows>>({ max: MAX_RESULTS });
  let cachedVersion = 0;

  function store(key: string, running: Promise<Rows>): void {
    cached.set(key, running);
    const evict = () => cached.peek(key) === running && cached.delete(key);
    running.then((rows) => rows.length > MAX_ROWS && evict(), evict);
  }

  return {
    /** @param version of the database that `run` sees; undefined if that is not known */
    async find(version: number | undefined, asked: Statement, run: () => Promise<Rows>): Promise<Rows> {
      const { sql, values, skipCache } = asked;
      if (version === undefined || skipCache || version < cachedVersion) return run();
      if (version > cachedVersion) cached.clear();
      cachedVersion = version;
      const key = JSON.stringify([sql, values]);
      const known = cached.get(key);
      // Another reader's failure is not this one's.
      if (known) return known.catch(run);
      const running = run();
      store(key, running);
      return running;
    },
  };
}

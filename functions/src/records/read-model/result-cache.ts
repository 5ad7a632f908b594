import type { Statement } from "./statement-cache";

const MAX_RESULTS = 200;
/** Longer results are those of exports and bulk actions, which are asked for once. */
const MAX_ROWS = 1_000;

type Rows = readonly unknown[];

/**
 * What statements answered, while nothing is written: a list is asked for whenever somebody comes back to it, and a dashboard
 * by all who look at it. A statement that several readers ask for at once runs once. It has all that the answer depends on,
 * such as what the caller may see. The rows are shared.
 */
export function createResultCache() {
  const kept = new Map<string, Promise<Rows>>();
  let stateOfKept = 0;

  function keep(key: string, running: Promise<Rows>): void {
    kept.set(key, running);
    const forget = () => kept.get(key) === running && kept.delete(key);
    running.then((rows) => rows.length > MAX_ROWS && forget(), forget);
    const [oldest] = kept.size > MAX_RESULTS ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
  }

  return {
    /** @param state of the database that `run` sees; undefined if that is not known */
    async find(state: number | undefined, { sql, values, isOnce }: Statement, run: () => Promise<Rows>): Promise<Rows> {
      if (state === undefined || isOnce || state < stateOfKept) return run();
      if (state > stateOfKept) kept.clear();
      stateOfKept = state;
      const key = JSON.stringify([sql, values]);
      const known = kept.get(key);
      // Another reader's failure is not this one's.
      if (known) return known.catch(run);
      const running = run();
      keep(key, running);
      return running;
    },
  };
}

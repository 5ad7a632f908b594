import { mapConcurrently } from "../../../emulators/src/seed/map-concurrently";

/** Enough concurrency for a machine with two cores. */
const AT_ONCE = 6;

/** Runs `work` for all items with limited concurrency. */
export async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  await mapConcurrently(AT_ONCE, items, work);
}

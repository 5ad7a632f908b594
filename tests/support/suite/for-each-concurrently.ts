import { mapConcurrently } from "../../../emulators/src/seed/map-concurrently";

/** More at once would only queue on a machine of two cores. */
const AT_ONCE = 6;

/** Does the same with each of many things, a few at a time. */
export async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  await mapConcurrently(AT_ONCE, items, work);
}

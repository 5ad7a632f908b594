import { inParallel } from "../../../emulators/src/seed/in-parallel";

/** More at once would only queue on a machine of two cores. */
const AT_ONCE = 6;

/** Does the same with each of many things, a few at a time. */
export async function fewAtATime<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  await inParallel(AT_ONCE, items, work);
}

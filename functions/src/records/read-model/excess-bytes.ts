import { totalmem } from "node:os";

/** The share of an instance's memory above which models are dropped; queries need the rest. */
const TAKEN_SHARE = 0.75;
/** The memory of a function's instance where no limit is set (functions/src/index.ts). */
const INSTANCE_BYTES = 2 * 1024 ** 3;

/** The limit set by Cloud Functions. A development machine sets none, or one above a function's. */
const limitBytes = Math.min(process.constrainedMemory() || totalmem(), INSTANCE_BYTES);

/**
 * How many bytes this process is above its memory budget.
 * @param fileBytes size of the databases' files, which on Cloud Functions share the instance's memory
 */
export const excessBytes = (fileBytes: number): number =>
  process.memoryUsage.rss() + fileBytes - limitBytes * TAKEN_SHARE;

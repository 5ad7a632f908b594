import { totalmem } from "node:os";

/** The share of an instance's memory that may be taken before models are dropped; a query needs some for itself. */
const TAKEN_SHARE = 0.75;
/** What a function's instance has where nothing limits it (functions/src/index.ts). */
const INSTANCE_BYTES = 2 * 1024 ** 3;

/** The limit that Cloud Functions sets; an ordinary machine sets none, or more than a function would get. */
const limitBytes = Math.min(process.constrainedMemory() || totalmem(), INSTANCE_BYTES);

/**
 * How many bytes too many this process takes.
 * @param fileBytes of the databases' files, which lie in the same memory beside the process on Cloud Functions
 */
export const excessBytes = (fileBytes: number): number =>
  process.memoryUsage.rss() + fileBytes - limitBytes * TAKEN_SHARE;

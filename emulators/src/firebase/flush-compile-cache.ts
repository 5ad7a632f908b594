// Loaded into every function's process: saves the compile cache for the next process. Node writes the cache only when a
// process exits by itself, and these processes are killed.
import { flushCompileCache } from "node:module";

for (const afterMs of [10_000, 60_000]) setTimeout(flushCompileCache, afterMs).unref();

// Loaded into every function's process: what Node compiled is kept for the next one. Node writes its compile cache when a
// process ends by itself, and these are killed.
import { flushCompileCache } from "node:module";

for (const afterMs of [10_000, 60_000]) setTimeout(flushCompileCache, afterMs).unref();

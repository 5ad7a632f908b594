import fc from "fast-check";
import { isLongRun, SEED } from "./seed";

// fast-check prints the seed with a counterexample.
fc.configureGlobal({ seed: SEED, numRuns: isLongRun ? 1_000 : 100 });

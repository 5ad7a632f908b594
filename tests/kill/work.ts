import type { During } from "./killer";

/** Work whose processes may die: made ready in peace, then run, and looked at when it is done. */
export type Work = { teamId: string; run: () => Promise<void> };

/** @param name under which its parts are told to be going on */
export type Prepare = (name: string, during: During) => Promise<Work>;

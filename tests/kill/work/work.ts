import type { During } from "../random-killer";

/** Work whose processes may be killed. It is prepared without kills; `run` performs it and checks its result. */
export type Work = { teamId: string; run: () => Promise<void> };

/** @param name the work's name in the log of kills */
export type Prepare = (name: string, during: During) => Promise<Work>;

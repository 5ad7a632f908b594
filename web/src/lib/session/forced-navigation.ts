import type { Location } from "react-router";

/** Options of a navigation that no unsaved form may block, such as at the end of a session. */
export const FORCED = { replace: true, state: { isForced: true } };

export const isForced = ({ state }: Location): boolean =>
  typeof state === "object" && state !== null && "isForced" in state && state.isForced === true;

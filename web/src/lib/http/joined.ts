import type { SendOptions } from "./send-request";

/** For reads that a page makes together with others when it opens: `queryOptions({ input, context: JOINED })`. */
export const JOINED: SendOptions = { isJoined: true };

import type { BufferedResponse } from "./fetch-with-retry";

/** How a single call is sent. */
export type SendOptions = {
  timeoutMs?: number | undefined;
  /** Sends this read in one request with others that start at the same time. */
  isJoined?: boolean | undefined;
};

export type SendRequest = (request: Request, options?: SendOptions) => Promise<BufferedResponse>;

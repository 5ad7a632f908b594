import type { BufferedResponse } from "./fetch-with-retry";

/** How a single call is sent. */
export type SendOptions = {
  timeoutMs?: number | undefined;
  /** This read goes with others that are asked for at the same time, as one request. */
  isJoined?: boolean | undefined;
};

export type SendRequest = (request: Request, options?: SendOptions) => Promise<BufferedResponse>;

import { CallError } from "../../lib/call-error";

/**
 * How the list of accounts is asked for again when the call failed on its way or at the server itself: after 200 ms, each
 * time after twice as long, five times (docs/product/scheduling-calendars.md#reading-failures).
 */
export const TOKENS_RETRY = {
  retry: (failures: number, error: Error): boolean =>
    failures < 5 && (!(error instanceof CallError) || error.status >= 500),
  retryDelay: (failures: number): number => Math.min(200 * 2 ** failures, 5_000),
};

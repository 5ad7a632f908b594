import { CallError } from "../../lib/call-error";

/**
 * The retry policy for the list of accounts, on network and server errors: after 200 ms, then with doubled delays, five
 * times (docs/product/scheduling-calendars.md#reading-failures).
 */
export const TOKENS_RETRY = {
  retry: (failures: number, error: Error): boolean =>
    failures < 5 && (!(error instanceof CallError) || error.status >= 500),
  retryDelay: (failures: number): number => Math.min(200 * 2 ** failures, 5_000),
};

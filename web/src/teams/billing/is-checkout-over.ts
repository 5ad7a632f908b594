import { CallError, isRefusal } from "../../lib/call-error";

/**
 * Whether polling a checkout can end: the plan is stored, nothing was paid, or the server refuses. A failure of Stripe
 * or of the network may be temporary.
 */
export const isCheckoutOver = (state: string | undefined, error: Error | null): boolean =>
  (state !== undefined && state !== "processing") ||
  (error instanceof CallError && !isRefusal(error, "PROVIDER_FAILED"));

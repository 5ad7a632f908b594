import { CallError, isRefusal } from "../../lib/call-error";

/**
 * Whether asking about a checkout can end: the plan is written, nothing was paid, or the server refuses. Stripe's
 * failures pass, as does a network that is gone.
 */
export const isCheckoutOver = (state: string | undefined, error: Error | null): boolean =>
  (state !== undefined && state !== "processing") ||
  (error instanceof CallError && !isRefusal(error, "PROVIDER_FAILED"));

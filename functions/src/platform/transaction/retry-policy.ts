import { errorCode } from "../error-code";

/**
 * The only retry policy for transactions (docs/design.md#retries-of-a-transaction): Firestore's client makes another
 * attempt after contention and failures of the service, with exponential backoff. A retry names the previous attempt,
 * so that old transactions win against new ones. Bookings of a page and sign-ins of an address need the most attempts.
 */
export const TRANSACTION_ATTEMPTS = 20;

/**
 * No attempt starts later than this after the first one, so that a client gets its answer before its request times out.
 */
export const TRANSACTION_MAX_MS = 30_000;

const ABORTED = 10;

/** Whether other transactions held one of the documents in every attempt. */
export const isContention = (error: unknown): boolean => errorCode(error) === ABORTED;

// Apart from the contract, so that a browser need not load its schemas for them.

/** The header in which a client names one submit, repeated on each of its retries. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** The header that carries the browser's time zone. */
export const TIME_ZONE_HEADER = "x-locale";
/** The header that marks a call of the product's own client. */
export const REQUEST_HEADER = "x-dure-request";
/** The header that says about how many bytes a file will have which is made while it is sent. */
export const ESTIMATED_LENGTH_HEADER = "x-estimated-length";

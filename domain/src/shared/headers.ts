// Separate from the contract, so that browsers do not load its schemas.

/** The idempotency key: names one submit and is repeated on each retry. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** The header that carries the browser's time zone. */
export const TIME_ZONE_HEADER = "x-locale";
/** The header that marks a call of the product's own client. */
export const REQUEST_HEADER = "x-dure-request";
/** The estimated size in bytes of a streamed file. */
export const ESTIMATED_LENGTH_HEADER = "x-estimated-length";

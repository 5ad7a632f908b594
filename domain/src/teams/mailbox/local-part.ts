/** The local part of a sender's address, before the @: no dot at its ends, or two in a row (docs/product/email.md#senders). */
export const LOCAL_PART = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i;

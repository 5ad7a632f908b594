/**
 * The code of a session end that only the browser notices: the identity service no longer renews the account's tokens.
 */
export const ACCOUNT_GONE = "ACCOUNT_GONE";

/** The code of an end that only the browser meets: the identity service renews the account's tokens no more. */
export const ACCOUNT_GONE = "ACCOUNT_GONE";

import { FirebaseError } from "firebase/app";
import { CallError } from "../call-error";
import { ACCOUNT_GONE } from "./account-gone";

const GONE = ["auth/user-token-expired", "auth/user-disabled", "auth/user-not-found", "auth/invalid-refresh-token"];

/**
 * The end of the session that a failed renewal of the token means; undefined if the renewal can be retried, for example
 * after being offline.
 */
export const sessionEndOf = (error: unknown): CallError | undefined =>
  error instanceof FirebaseError && GONE.includes(error.code) ? new CallError(ACCOUNT_GONE, "", 401) : undefined;

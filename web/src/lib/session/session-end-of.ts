import { FirebaseError } from "firebase/app";
import { CallError } from "../call-error";
import { ACCOUNT_GONE } from "./account-gone";

const GONE = ["auth/user-token-expired", "auth/user-disabled", "auth/user-not-found", "auth/invalid-refresh-token"];

/** What a failed renewal of the token means for the session; undefined if it may be tried again, such as offline. */
export const sessionEndOf = (error: unknown): CallError | undefined =>
  error instanceof FirebaseError && GONE.includes(error.code) ? new CallError(ACCOUNT_GONE, "", 401) : undefined;

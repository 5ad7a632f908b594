import {
  beginTry,
  endTry,
  forgetWrong,
  isForgettable,
  lockGuessed,
  Retry,
  type TryResult,
  takePass,
} from "@dure/domain/identity/retry";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { firestore, runTransaction } from "../../platform/firebase";

const retryDoc = (email: string) => firestore.doc(`email-retry-count/${email}`);
const toRetry = (email: string, doc: DocumentSnapshot): Retry => Retry.parse({ ...doc.data(), email });

export async function readRetry(email: string): Promise<Retry> {
  return toRetry(email, await retryDoc(email).get());
}

/** Reserves one password attempt, or tells why there is none left. */
export function reserveTry(email: string, id: string, nowMs: number): Promise<"begun" | "full" | "locked"> {
  return runTransaction(async (tx) => {
    const next = beginTry(toRetry(email, await tx.get(retryDoc(email))), id, nowMs);
    if (typeof next === "string") return next;
    tx.set(retryDoc(email), next);
    return "begun";
  });
}

/** Releases an attempt with its result. */
export const settleTry = (email: string, id: string, result: TryResult): Promise<Retry> =>
  change(email, (retry, nowMs) => endTry(retry, id, result, nowMs));

/** Uses up the pass of an expected sign-in, and resets the wrong passwords. Without a pass, the account is locked. */
export const usePass = (email: string): Promise<Retry> =>
  change(email, (retry, nowMs) => {
    const next = takePass(retry, nowMs);
    return next ? forgetWrong(next) : lockGuessed(retry);
  });

/** Grants a pass, so that the browser that has just created an account can sign in with its password. */
export const grantPass = (email: string, untilMs: number): Promise<Retry> =>
  change(email, (retry) => ({ ...retry, passes: [...retry.passes, untilMs] }));

/**
 * Resets the wrong passwords after any sign-in (docs/product/identity.md#lockout), unless the account is locked by
 * then.
 */
export const clearTries = (email: string): Promise<Retry> => change(email, forgetWrong);

function change(email: string, to: (retry: Retry, nowMs: number) => Retry): Promise<Retry> {
  return runTransaction(async (tx) => {
    const nowMs = Date.now();
    const next = to(toRetry(email, await tx.get(retryDoc(email))), nowMs);
    if (isForgettable(next, nowMs)) tx.delete(retryDoc(email));
    else tx.set(retryDoc(email), next);
    return next;
  });
}

/** Resets the wrong passwords, even of a locked account. */
export async function forgetTries(email: string): Promise<void> {
  await retryDoc(email).delete();
}

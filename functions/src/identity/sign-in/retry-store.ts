import { beginTry, endTry, Retry } from "@dure/domain/identity/retry";
import { isLocked } from "@dure/domain/identity/sign-in";
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

/** Counts a wrong password, or releases an attempt without a result. Returns the number of wrong ones. */
export function settleTry(email: string, id: string, wrong: boolean): Promise<number> {
  return runTransaction(async (tx) => {
    const next = endTry(toRetry(email, await tx.get(retryDoc(email))), id, wrong);
    tx.set(retryDoc(email), next);
    return next.retryCounts;
  });
}

/** A right password forgets the wrong ones (docs/product/identity.md#lockout), unless it came too late. */
export function clearTries(email: string): Promise<void> {
  return runTransaction(async (tx) => {
    const retry = toRetry(email, await tx.get(retryDoc(email)));
    if (!isLocked(retry.retryCounts)) tx.delete(retryDoc(email));
  });
}

/** Forgets the wrong passwords of a locked account, too. */
export async function forgetTries(email: string): Promise<void> {
  await retryDoc(email).delete();
}

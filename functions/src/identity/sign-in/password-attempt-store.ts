import {
  type AttemptResult,
  beginAttempt,
  clearWrongPasswords,
  endAttempt,
  isDeletable,
  lockOnGuess,
  PasswordAttempts,
  spendPass,
} from "@dure/domain/identity/password-attempts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { firestore, runTransaction } from "../../platform/firebase";

const attemptsDoc = (email: string) => firestore.doc(`email-retry-count/${email}`);
const toAttempts = (email: string, doc: DocumentSnapshot): PasswordAttempts =>
  PasswordAttempts.parse({ ...doc.data(), email });

export async function readAttempts(email: string): Promise<PasswordAttempts> {
  return toAttempts(email, await attemptsDoc(email).get());
}

/** Reserves one password attempt, or tells why there is none left. */
export function reserveAttempt(email: string, id: string, nowMs: number): Promise<"begun" | "full" | "locked"> {
  return runTransaction(async (tx) => {
    const next = beginAttempt(toAttempts(email, await tx.get(attemptsDoc(email))), id, nowMs);
    if (typeof next === "string") return next;
    tx.set(attemptsDoc(email), next);
    return "begun";
  });
}

/** Releases an attempt with its result. */
export const settleAttempt = (email: string, id: string, result: AttemptResult): Promise<PasswordAttempts> =>
  change(email, (attempts, nowMs) => endAttempt(attempts, id, result, nowMs));

/** Uses up the pass of an expected sign-in, and resets the wrong passwords. Without a pass, the account is locked. */
export const usePass = (email: string): Promise<PasswordAttempts> =>
  change(email, (attempts, nowMs) => {
    const next = spendPass(attempts, nowMs);
    return next ? clearWrongPasswords(next) : lockOnGuess(attempts);
  });

/** Grants a pass, so that the browser that has just created an account can sign in with its password. */
export const grantPass = (email: string, untilMs: number): Promise<PasswordAttempts> =>
  change(email, (attempts) => ({ ...attempts, passes: [...attempts.passes, untilMs] }));

/**
 * Resets the wrong passwords after any sign-in (docs/product/identity.md#lockout), unless the account is locked by
 * then.
 */
export const clearAttempts = (email: string): Promise<PasswordAttempts> => change(email, clearWrongPasswords);

function change(
  email: string,
  to: (attempts: PasswordAttempts, nowMs: number) => PasswordAttempts,
): Promise<PasswordAttempts> {
  return runTransaction(async (tx) => {
    const nowMs = Date.now();
    const next = to(toAttempts(email, await tx.get(attemptsDoc(email))), nowMs);
    if (isDeletable(next, nowMs)) tx.delete(attemptsDoc(email));
    else tx.set(attemptsDoc(email), next);
    return next;
  });
}

/** Resets the wrong passwords, even of a locked account. */
export async function deleteAttempts(email: string): Promise<void> {
  await attemptsDoc(email).delete();
}

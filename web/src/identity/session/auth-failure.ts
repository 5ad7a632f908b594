import { FirebaseError } from "firebase/app";

/**
 * Failures of the identity service that have words of their own; the codes of docs/product/identity.md#sign-in-errors
 * beside them.
 */
const KINDS = {
  "auth/popup-blocked": "popupBlocked", // A-PN-0001
  "auth/user-not-found": "unauthorized", // A-PN-0002
  "auth/invalid-email": "unauthorized",
  "auth/account-exists-with-different-credential": "otherCredential", // A-PN-0004
  "auth/wrong-password": "wrongPassword", // A-PN-0005
  "auth/invalid-credential": "wrongPassword",
  "auth/email-already-in-use": "emailInUse", // A-PN-0010
  "auth/operation-not-allowed": "notAllowed", // A-PN-0011
  "auth/admin-restricted-operation": "notAllowed",
  "auth/invalid-tenant-id": "invalidTenant", // A-PN-0012
  "auth/tenant-id-mismatch": "invalidTenant",
  "auth/user-disabled": "disabled", // A-PN-0013
  "auth/too-many-requests": "tooMany",
  "auth/network-request-failed": "network",
} as const;

const CANCELLED = ["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"];

/** The user closed the window: nothing is wrong, and nothing is said. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof FirebaseError && CANCELLED.includes(error.code);

/** The key of the words for a failure (`authError.…`), or undefined when the identity service did not fail. */
export function authFailureOf(error: unknown): (typeof KINDS)[keyof typeof KINDS] | "generic" | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  return Object.entries(KINDS).find(([code]) => code === error.code)?.[1] ?? "generic";
}

/** What our own checks at sign-up and sign-in said: "A-PN-0002 …" inside the identity service's wrapping. */
export function blockingMessageOf(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  const text = /"message"\s*:\s*"[A-Z]+-PN-\d{4} ((?:[^"\\]|\\.)+)"/.exec(error.message)?.[1];
  return text && JSON.parse(`"${text}"`);
}

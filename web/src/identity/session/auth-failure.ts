import { FirebaseError } from "firebase/app";

/**
 * Error codes of the identity service with a text of their own, and their codes in
 * docs/product/identity.md#sign-in-errors.
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

/** The user closed the popup, so no error is shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof FirebaseError && CANCELLED.includes(error.code);

/** The translation key of a failure (`authError.…`), or undefined if it is not one of the identity service. */
export function authFailureOf(error: unknown): (typeof KINDS)[keyof typeof KINDS] | "generic" | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  return Object.entries(KINDS).find(([code]) => code === error.code)?.[1] ?? "generic";
}

/** The message of the blocking functions, "A-PN-0002 …", inside the identity service's wrapping. */
export function blockingMessageOf(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  const text = /"message"\s*:\s*"[A-Z]+-PN-\d{4} ((?:[^"\\]|\\.)+)"/.exec(error.message)?.[1];
  return text && JSON.parse(`"${text}"`);
}

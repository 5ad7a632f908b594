import type { ErrorCode } from "@dure/domain/shared/error";
import { FirebaseError } from "firebase/app";
import { CallError } from "../../lib/call-error";
import { SecondFactorCancelled } from "../second-factor/resolve-second-factor";

/**
 * A code of docs/product/identity.md#sign-in-errors. The codes that are listed one by one occur only in a browser, not
 * in the API.
 */
export type SignInCode =
  | Extract<ErrorCode, `A-PN-${string}`>
  | "A-PN-0001"
  | "A-PN-0004"
  | "A-PN-0005"
  | "A-PN-0010"
  | "A-PN-0011";

/** Errors of the identity service with a text of their own, and their codes. */
const KINDS = {
  "auth/popup-blocked": { text: "popupBlocked", code: "A-PN-0001" },
  "auth/user-not-found": { text: "unauthorized", code: "A-PN-0002" },
  "auth/invalid-email": { text: "unauthorized", code: "A-PN-0002" },
  "auth/account-exists-with-different-credential": { text: "otherCredential", code: "A-PN-0004" },
  "auth/wrong-password": { text: "wrongPassword", code: "A-PN-0005" },
  "auth/invalid-credential": { text: "wrongPassword", code: "A-PN-0005" },
  "auth/email-already-in-use": { text: "emailInUse", code: "A-PN-0010" },
  "auth/operation-not-allowed": { text: "notAllowed", code: "A-PN-0011" },
  "auth/admin-restricted-operation": { text: "notAllowed", code: "A-PN-0011" },
  "auth/invalid-tenant-id": { text: "invalidTenant", code: "A-PN-0012" },
  "auth/tenant-id-mismatch": { text: "invalidTenant", code: "A-PN-0012" },
  "auth/user-disabled": { text: "disabled", code: "A-PN-0013" },
  "auth/invalid-verification-code": { text: "wrongCode", code: "A-PN-0015" },
  "auth/quota-exceeded": { text: "tooMany", code: "A-PN-0016" },
  "auth/too-many-requests": { text: "tooMany", code: "A-PN-0016" },
  "auth/network-request-failed": { text: "network", code: "A-PN-0003" },
} as const satisfies Record<string, { text: string; code: SignInCode }>;

type Kind = (typeof KINDS)[keyof typeof KINDS];

const CANCELLED = ["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"];

/** The user closed the popup or the question for the code, so no error is shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof SecondFactorCancelled || (error instanceof FirebaseError && CANCELLED.includes(error.code));

const kindOf = (error: FirebaseError): Kind | undefined =>
  Object.entries(KINDS).find(([code]) => code === error.code)?.[1];

/** The translation key of a failure (`authError.…`), or undefined if it is not one of the identity service. */
export function authFailureOf(error: unknown): Kind["text"] | "generic" | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  return kindOf(error)?.text ?? "generic";
}

/** The code of a failed sign-in, for support; undefined if signing in was not what failed. */
export function signInCodeOf(error: unknown): string | undefined {
  if (error instanceof CallError) return error.code.startsWith("A-PN-") ? error.code : undefined;
  if (!(error instanceof FirebaseError)) return undefined;
  return BLOCKING.exec(error.message)?.[1] ?? kindOf(error)?.code ?? "A-PN-0003";
}

/** A blocking function's refusal of an IP address; its message ends with the address. */
const IP_FORBIDDEN = /"message"\s*:\s*"IP_FORBIDDEN [^"]*\(([\da-fA-F.:]*)\)"/;

/** The address that the team's list doesn't let in, if that is why a sign-in was refused. */
export const refusedAddressOf = (error: unknown): string | undefined =>
  error instanceof FirebaseError ? IP_FORBIDDEN.exec(error.message)?.[1] : undefined;

/** A blocking function's error such as "A-PN-0002 …", wrapped by the identity service. */
const BLOCKING = /"message"\s*:\s*"([A-Z]+-PN-\d{4}) ((?:[^"\\]|\\.)+)"/;

/** The refusal of a log-in outside a team's address; its message ends with the account's e-mail. */
const FOUND = /"message"\s*:\s*"A-PN-0012 [^"]*\(([^()\s"]+@[^()\s"]+)\)"/;

/** The e-mail of the account chosen in a provider's popup, if it is registered. */
export const foundEmailOf = (error: unknown): string | undefined =>
  error instanceof FirebaseError ? FOUND.exec(error.message)?.[1] : undefined;

/** The message of the blocking functions without its code. */
export function blockingMessageOf(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError)) return undefined;
  const text = BLOCKING.exec(error.message)?.[2];
  return text && JSON.parse(`"${text}"`);
}

import { CallError, isForPeople, isRefusal } from "../../lib/call-error";
import { isTimeout } from "../../lib/http/fetch-with-retry";
import type { EntryTexts } from "../public/entry-texts";
import { authFailureOf, blockingMessageOf, foundEmailOf, isCancelled, signInCodeOf } from "../session/auth-failure";
import { OtherEmailError } from "../session/other-email-error";

/** Why a sign-in or a sign-up was refused, as the page says it. */
export type Failure = {
  text: string;
  /** The code for support. */
  code: string | undefined;
  /** The account chosen in a provider's popup; the next click signs in to it. */
  foundEmail: string | undefined;
  /** How many wrong passwords there were. */
  tries: number | undefined;
  /** Support alone unlocks the account. */
  isBlocked: boolean;
  /** The e-mail has an account. */
  isRegistered: boolean;
};

/** @returns undefined if the user closed the window or the question for a code */
export function explainFailure(error: unknown, texts: EntryTexts, isSignUp: boolean): Failure | undefined {
  if (isCancelled(error)) return undefined;
  return {
    text: textOf(error, texts, isSignUp),
    code: signInCodeOf(error),
    foundEmail: foundEmailOf(error),
    tries: wrongTriesOf(error),
    isBlocked: isRefusal(error, "A-PN-0013"),
    isRegistered: isRefusal(error, "A-PN-0010") || authFailureOf(error) === "emailInUse",
  };
}

function textOf(error: unknown, texts: EntryTexts, isSignUp: boolean): string {
  const found = foundEmailOf(error);
  if (error instanceof OtherEmailError) return texts.signUpPage.otherEmail.replace("{{email}}", error.email);
  if (found) return texts.login.found.replace("{{email}}", found);
  const isUnknown = isRefusal(error, "NOT_FOUND") || signInCodeOf(error) === "A-PN-0009";
  if (isUnknown && !isSignUp) return texts.login.notSignedUp;
  const failure = authFailureOf(error);
  if (failure) return blockingMessageOf(error) ?? texts.authError[failure];
  if (error instanceof CallError) return isForPeople(error) ? error.message : texts.error.server;
  if (isTimeout(error)) return texts.error.timeout;
  return error instanceof TypeError ? texts.error.network : texts.error.unknown;
}

/** The number of failed attempts, if that is why the server refused. */
function wrongTriesOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== "A-PN-0014") return undefined;
  const { retry_count } = (error.details ?? {}) as { retry_count?: number };
  return retry_count;
}

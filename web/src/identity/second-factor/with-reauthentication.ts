import { FirebaseError } from "firebase/app";
import { isRefusal } from "../../lib/call-error";

const MAX_TRIES = 3;
const PAUSE_MS = 1_000;

/**
 * The last code: a session that was handed over can't register an app. Signing in again makes it an ordinary session.
 */
const TOO_OLD = ["auth/requires-recent-login", "auth/user-token-expired", "auth/unsupported-first-factor"];

const isLoginTooOld = (error: unknown): boolean =>
  isRefusal(error, "LOGIN_TOO_OLD") || (error instanceof FirebaseError && TOO_OLD.includes(error.code));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs work that needs a recent sign-in. If the sign-in is too old, the user signs in again and the work is retried:
 * three times at most, with a pause that grows by a second, since the identity service may not know of the new sign-in
 * yet.
 */
export async function withReauthentication<T>(
  work: () => Promise<T>,
  reauthenticate: () => Promise<unknown>,
  wait = pause,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isLoginTooOld(error) || tries === MAX_TRIES) throw error;
      if (tries === 0) await reauthenticate();
      await wait((tries + 1) * PAUSE_MS);
    }
  }
}

import { deleteApp, initializeApp } from "firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  SAMLAuthProvider,
  signInWithPopup,
  signOut,
  type UserCredential,
} from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";

type Answer = (auth: Auth) => (error: unknown) => Promise<UserCredential>;

/**
 * Signs in with a provider in a second Firebase app, so that the admin's own session stays as it is.
 * @returns the error of the refusal, which is expected before the provider's activation; undefined if it succeeded
 */
export async function signInForTest(id: string, answer: Answer): Promise<unknown> {
  const { config, auth: own } = runtime();
  const app = initializeApp(config.firebase, "sso-test");
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (config.emulators?.auth) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
    auth.tenantId = own.currentUser?.tenantId ?? null;
    auth.languageCode = own.languageCode;
    await signInWithPopup(auth, new SAMLAuthProvider(id), browserPopupRedirectResolver).catch(answer(auth));
    await signOut(auth);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await deleteApp(app);
  }
}

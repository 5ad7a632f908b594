import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../suite/admin";
import { suite } from "../suite/suite";

export type Tokens = { idToken: string; refreshToken: string; localId: string };

/** Calls Identity Platform's REST API as the browser's SDK does. */
async function identity(path: string, body: object): Promise<Tokens> {
  const response = await fetch(`${suite.authUrl}/${path}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Tokens & { error?: { message: string } };
  if (!response.ok) throw new Error(answer.error?.message ?? `HTTP ${response.status}`);
  return answer;
}

const ACCOUNTS = "identitytoolkit.googleapis.com/v1/accounts";

type Credentials = { tenantId: string; email: string; password: string };

/** Creates an account as a browser does, including the blocking functions. */
export const signUp = (credentials: Credentials) =>
  identity(`${ACCOUNTS}:signUp`, { ...credentials, returnSecureToken: true });

/** Allows a sign-in with the password, as the server does after it has checked the password. */
export async function grantPass(email: string): Promise<void> {
  // `arrayUnion` drops duplicates: two passes in the same millisecond would be one.
  const untilMs = Date.now() + 60_000 + Math.random();
  await firestore.doc(`email-retry-count/${email}`).set({ passes: FieldValue.arrayUnion(untilMs) }, { merge: true });
}

/**
 * Signs in as the log-in page does, after the server's check.
 * @throws Error with Identity Platform's message if it refuses
 */
export async function signIn(credentials: Credentials): Promise<Tokens> {
  await grantPass(credentials.email);
  return signInUnchecked(credentials);
}

/** Signs in straight at Identity Platform, with a password that the server has not checked. */
export const signInUnchecked = (credentials: Credentials) =>
  identity(`${ACCOUNTS}:signInWithPassword`, { ...credentials, returnSecureToken: true });

/** Signs in or up with an identity provider's account. `providerId` is google.com or microsoft.com; at no team's address there is no tenant. */
export const signInWithProvider = (tenantId: string | undefined, providerId: string, email: string) => {
  const idToken = JSON.stringify({ sub: email, email, email_verified: true, name: "Provider User" });
  return identity(`${ACCOUNTS}:signInWithIdp`, {
    tenantId,
    postBody: new URLSearchParams({ providerId, id_token: idToken }).toString(),
    requestUri: "http://localhost",
    returnSecureToken: true,
  });
};

/** The same for a new account: the sign-up form announces the sign-up first. */
export async function signUpWithProvider(tenantId: string, providerId: string, email: string): Promise<Tokens> {
  await firestore.doc(`sign-up-intents/${email}`).set({ expires_at: new Date(Date.now() + 60_000) });
  return signInWithProvider(tenantId, providerId, email);
}

/** Signs in with an identity provider's response, in base64 as browsers post it. */
export const signInWithSaml = (tenantId: string, providerId: string, response: string) =>
  identity(`${ACCOUNTS}:signInWithIdp`, {
    tenantId,
    requestUri: `${suite.authUrl}/__/auth/handler?providerId=${providerId}`,
    postBody: new URLSearchParams({ SAMLResponse: response }).toString(),
    returnSecureToken: true,
  });

/** Signs in with a custom token of a tenant. */
export const signInWithToken = (tenantId: string, token: string) =>
  identity(`${ACCOUNTS}:signInWithCustomToken`, { tenantId, token, returnSecureToken: true });

/** The claims of a token, without verification. */
export const claimsOf = (idToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());

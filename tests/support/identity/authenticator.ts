import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  getAuth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type UserCredential,
} from "firebase/auth";
import { generate } from "otplib";
import { connect } from "../suite/client";
import { suite } from "../suite/suite";
import { type Member, PASSWORD } from "../teams/tenant";
import { grantPass } from "./sign-in";

/** A firebase/auth client like a browser's, connected to the proxy and set to a tenant. */
export function client(tenantId: string): Auth {
  const app = initializeApp({ apiKey: "local", projectId: suite.projectId, authDomain: "localhost" }, randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, suite.authUrl, { disableWarnings: true });
  auth.tenantId = tenantId;
  return auth;
}

/** Signs in with firebase/auth as the log-in page does, after the server's check. */
export async function enterPassword(auth: Auth, email: string): Promise<UserCredential> {
  await grantPass(email);
  return signInWithEmailAndPassword(auth, email, PASSWORD);
}

/** The code of the user's authenticator, `inSeconds` from now. */
export const code = (secret: string, inSeconds = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + inSeconds });

/** A code that is wrong at all times near now. */
export async function wrongCode(secret: string): Promise<string> {
  const near = await Promise.all(Array.from({ length: 25 }, (_, index) => code(secret, (index - 12) * 30)));
  let candidate = 0;
  while (near.includes(String(candidate).padStart(6, "0"))) candidate += 1;
  return String(candidate).padStart(6, "0");
}

const { assertionForEnrollment, assertionForSignIn, generateSecret } = TotpMultiFactorGenerator;

/** Registers an authenticator app for a member, as the enrolment page does. Returns its secret. */
export async function enrolMember({ teamId, email }: Pick<Member, "teamId" | "email">): Promise<string> {
  const { user } = await enterPassword(client(teamId), email);
  const secret = await generateSecret(await multiFactor(user).getSession());
  const enrol = async () =>
    multiFactor(user).enroll(assertionForEnrollment(secret, await code(secret.secretKey, -30)), "App");
  // The previous code is valid until its window ends, which may happen during the request: then a second try succeeds.
  await enrol().catch(enrol);
  return secret.secretKey;
}

/** Signs in with the password alone, up to the question for the code. */
export async function challenge(auth: Auth, email: string): Promise<MultiFactorResolver> {
  const error = await enterPassword(auth, email).then(
    () => {
      throw new Error("No second factor was asked for.");
    },
    (refused: MultiFactorError) => refused,
  );
  return getMultiFactorResolver(auth, error);
}

/** Answers the question with a code of the app, `inSeconds` from now: each code works once. */
export const answer = async (resolver: MultiFactorResolver, secret: string, inSeconds = 0) =>
  resolver.resolveSignIn(assertionForSignIn(resolver.hints[0]?.uid ?? "", await code(secret, inSeconds)));

/** Signs a member in with a code, as the login page does. */
export async function signInWithCode(
  { teamId, email }: Pick<Member, "teamId" | "email">,
  secret: string,
  inSeconds = 0,
) {
  const { user } = await answer(await challenge(client(teamId), email), secret, inSeconds);
  const idToken = await user.getIdToken();
  return { idToken, client: connect(() => idToken), user };
}

import { firestore } from "../../platform/firebase";

/** How long somebody takes from the sign-up form to their account at the provider's window. */
const LIFE_MS = 30 * 60_000;

const intentDoc = (email: string) => firestore.doc(`sign-up-intents/${email.toLowerCase()}`);

/** Notes that somebody asked to sign up with an e-mail. */
export async function saveSignUpIntent(email: string, nowMs: number): Promise<void> {
  await intentDoc(email).set({ expires_at: new Date(nowMs + LIFE_MS) });
}

/** Whether somebody asked to sign up with an e-mail a while ago. */
export async function hasSignUpIntent(email: string, nowMs: number): Promise<boolean> {
  const doc = await intentDoc(email).get();
  return doc.exists && doc.get("expires_at").toMillis() > nowMs;
}

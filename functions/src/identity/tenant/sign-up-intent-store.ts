import { firestore } from "../../platform/firebase";

/** How long a sign-up may take, from the form to the account that the provider's window creates. */
const LIFE_MS = 30 * 60_000;

const intentDoc = (email: string) => firestore.doc(`sign-up-intents/${email.toLowerCase()}`);

/** Records that somebody asked to sign up with an e-mail address. */
export async function saveSignUpIntent(email: string, nowMs: number): Promise<void> {
  await intentDoc(email).set({ expires_at: new Date(nowMs + LIFE_MS) });
}

/** Whether somebody asked to sign up with an e-mail address within the last `LIFE_MS`. */
export async function hasSignUpIntent(email: string, nowMs: number): Promise<boolean> {
  const doc = await intentDoc(email).get();
  return doc.exists && doc.get("expires_at").toMillis() > nowMs;
}

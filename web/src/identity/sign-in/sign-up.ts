import type { SignUpPlan } from "@dure/domain/identity/sign-in";
import { createUserWithEmailAndPassword } from "firebase/auth";
import { client } from "../../lib/api";
import { CallError } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import type { ExternalProvider } from "../session/external-provider";
import { startSession } from "../session/start-session";
import { providerSession } from "./provider-session";

/** Signs up in the team of the e-mail: a new one, the inviting one, or its company's. */
export const signUp = {
  async byPassword({ email, password }: { email: string; password: string }): Promise<void> {
    const plan = await planOf(email);
    await startSession(plan, () => createUserWithEmailAndPassword(runtime().auth, email, password));
    await client.identity.sendEmailVerification({});
  },

  async byProvider({ email, provider }: { email: string; provider: ExternalProvider }): Promise<void> {
    await providerSession(await planOf(email), provider, email);
  },
};

async function planOf(email: string): Promise<SignUpPlan> {
  const plan = await client.identity.resolveSignUp({ body: { email } });
  if (plan.kind === "registered") throw new CallError("A-PN-0010", "Already signed up", 406);
  return plan;
}

import type { SignUpPlan } from "@dure/domain/identity/sign-in";
import { createUserWithEmailAndPassword } from "firebase/auth";
import { useNavigate } from "react-router";
import { client } from "../../lib/api";
import { CallError } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { useMutation } from "../../lib/use-mutation";
import type { ExternalProvider } from "../session/external-provider";
import { startSession } from "../session/start-session";
import { providerSession } from "../sign-in/use-sign-in";

/** Signs up in the team of the e-mail: a new one, the inviting one, or its company's. */
export function useSignUp() {
  const navigate = useNavigate();

  const byPassword = useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const plan = await planOf(email);
      await startSession(plan, () => createUserWithEmailAndPassword(runtime().auth, email, password));
      await client.identity.sendEmailVerification({});
      await navigate("/verify-email", { replace: true });
    },
  });
  const byProvider = useMutation({
    mutationFn: async ({ email, provider }: { email: string; provider: ExternalProvider }) => {
      await providerSession(await planOf(email), provider, email);
      await navigate("/", { replace: true });
    },
  });
  return { byPassword, byProvider };
}

async function planOf(email: string): Promise<SignUpPlan> {
  const plan = await client.identity.resolveSignUp({ body: { email } });
  if (plan.kind === "registered") throw new CallError("A-PN-0010", "Already signed up", 406);
  return plan;
}

import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  SAMLAuthProvider,
  type User,
  type UserCredential,
} from "firebase/auth";
import { useState } from "react";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { type ExternalProvider, providerOf } from "../session/external-provider";
import { SecondFactorCancelled } from "./resolve-second-factor";
import { useSecondFactor } from "./use-second-factor";

type Way = ExternalProvider | "password" | `saml.${string}`;

/** The state of the confirmation dialog, which asks for the password or opens the provider's popup. */
export type Confirmation = {
  email: string;
  provider: Way;
  confirm: (password: string) => Promise<void>;
  onCancel: () => void;
};

const PROVIDERS: Readonly<Record<string, ExternalProvider>> = { "google.com": "google", "microsoft.com": "microsoft" };

const isSaml = (id: string): id is `saml.${string}` => id.startsWith("saml.");

/**
 * The way to confirm the user's identity. A session that began with the team's identity provider uses it again, because
 * a team that requires SSO may refuse passwords. Otherwise the password or, without one, the first external provider.
 */
async function wayOf(user: User): Promise<Way> {
  const { signInProvider, claims } = await user.getIdTokenResult();
  // A session that was handed over names the provider of the sign-in itself.
  const began = String(signInProvider === "custom" ? claims.idp : signInProvider);
  if (isSaml(began)) return began;
  const ids = user.providerData.map(({ providerId }) => providerId);
  const external = ids.flatMap((id) => PROVIDERS[id] ?? []);
  return ids.includes("password") ? "password" : (external[0] ?? ids.find(isSaml) ?? "password");
}

/** Asks the user to sign in again. `confirmation` is shown by its dialog, `question` by the second factor's dialog. */
export function useReauthentication() {
  const { question, answerChallenge } = useSecondFactor();
  const [confirmation, setConfirmation] = useState<Confirmation>();

  const reauthenticate = async (): Promise<void> => {
    const user = runtime().auth.currentUser;
    if (!user) throw new Error("Failed to reauthenticate");
    const provider = await wayOf(user);
    return new Promise((resolve, reject) => {
      const close = () => setConfirmation(undefined);
      const confirm = async (password: string) => {
        await enterAgain(user, provider, password, answerChallenge());
        close();
        resolve();
      };
      const onCancel = () => {
        close();
        reject(new SecondFactorCancelled());
      };
      setConfirmation({ email: user.email ?? "", provider, confirm, onCancel });
    });
  };
  return { question, confirmation, reauthenticate };
}

const popupOf = (provider: Exclude<Way, "password">, email: string) =>
  isSaml(provider) ? new SAMLAuthProvider(provider) : providerOf(provider, email);

/**
 * Signs the user in again. The server counts wrong passwords. The previous session is ended, since a new one replaces
 * it.
 */
async function enterAgain(
  user: User,
  provider: Confirmation["provider"],
  password: string,
  answer: (error: unknown) => Promise<UserCredential>,
): Promise<void> {
  const email = user.email ?? "";
  // The SDK forgets the tenant when the page loads.
  runtime().auth.tenantId = user.tenantId;
  const before = (await user.getIdTokenResult()).claims.sid;
  if (provider === "password") {
    await client.identity.checkPassword({ body: { email, password } });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password)).catch(answer);
  } else {
    await reauthenticateWithPopup(user, popupOf(provider, email), browserPopupRedirectResolver).catch(answer);
  }
  const { claims } = await user.getIdTokenResult(true);
  if (typeof before === "string" && before !== claims.sid)
    await client.identity.endSession({ params: { sessionId: before } }).catch(() => undefined);
}

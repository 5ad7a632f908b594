import { GoogleAuthProvider, OAuthProvider } from "firebase/auth";

export type ExternalProvider = "google" | "microsoft";

/** Opens the provider's popup, with the account preselected if an e-mail was typed. */
export function providerOf(kind: ExternalProvider, email: string): GoogleAuthProvider | OAuthProvider {
  const provider = kind === "google" ? new GoogleAuthProvider() : new OAuthProvider("microsoft.com");
  provider.setCustomParameters(email ? { login_hint: email } : { prompt: "select_account" });
  return provider;
}

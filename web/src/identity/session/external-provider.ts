import { GoogleAuthProvider, OAuthProvider } from "firebase/auth";

export type ExternalProvider = "google" | "microsoft";

/** The provider's window, with the account already named. */
export function providerOf(kind: ExternalProvider, email: string): GoogleAuthProvider | OAuthProvider {
  const provider = kind === "google" ? new GoogleAuthProvider() : new OAuthProvider("microsoft.com");
  provider.setCustomParameters({ login_hint: email });
  return provider;
}

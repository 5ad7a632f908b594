import type { AuthEmulator } from "./auth-emulator";
import type { Store } from "./store";

/** What the parts of the proxy share. */
export interface Context {
  emulator: AuthEmulator;
  store: Store;
  /** The proxy's own address. */
  self: string;
  /** SAML attributes by user: the emulator forgets them while a sign-in waits for its second factor. */
  attributes: Map<string, object>;
  /** Users whose sign-in the emulator completes right now with a TOTP factor. */
  totpSignIns: Set<string>;
}

import type { AuthEmulator } from "./auth-emulator";
import type { CodeGuard } from "./code-guard";
import type { Store } from "./store";

/** The state that the parts of the proxy share. */
export interface Context {
  emulator: AuthEmulator;
  store: Store;
  /** The proxy's address. */
  self: string;
  /** SAML attributes by user id. The emulator loses them while a sign-in waits for its second factor. */
  attributes: Map<string, object>;
  codes: CodeGuard;
  /** Ids of users whose sign-in with a TOTP factor the emulator is completing. */
  totpSignIns: Set<string>;
}

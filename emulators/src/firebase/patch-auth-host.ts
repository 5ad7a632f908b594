import { serviceAccount } from "./service-account.ts";

interface Internals {
  FunctionsEmulator?: { prototype: { startNode?(backend: unknown, env: Record<string, string>): unknown } };
}

/**
 * Points the functions' workers at the Auth proxy instead of the Auth emulator, and at the proxy's service account.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function patchAuthHost({ FunctionsEmulator }: Internals, host: string): string | undefined {
  const start = FunctionsEmulator?.prototype.startNode;
  if (!start) return "Functions will talk to the Auth emulator itself: no TOTP, no SAML, no tenant gets its providers.";
  FunctionsEmulator.prototype.startNode = function (backend, env) {
    return start.call(this, backend, { ...env, ...serviceAccount(host), FIREBASE_AUTH_EMULATOR_HOST: host });
  };
  return undefined;
}

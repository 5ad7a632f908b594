import { serviceAccount } from "./service-account.ts";

interface Internals {
  FunctionsEmulator?: { prototype: { startNode?(backend: unknown, env: Record<string, string>): unknown } };
}

/**
 * Gives the functions' workers the Auth proxy instead of the emulator behind it, and its service account. Returns what
 * is wrong, if it cannot.
 */
export function patchAuthHost({ FunctionsEmulator }: Internals, host: string): string | undefined {
  const start = FunctionsEmulator?.prototype.startNode;
  if (!start) return "Functions will talk to the Auth emulator itself: no TOTP, no SAML, no tenant gets its providers.";
  FunctionsEmulator.prototype.startNode = function (backend, env) {
    return start.call(this, backend, { ...env, ...serviceAccount(host), FIREBASE_AUTH_EMULATOR_HOST: host });
  };
  return undefined;
}

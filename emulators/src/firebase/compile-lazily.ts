interface Exegesis {
  middleware?(document: unknown, options: object): unknown;
}

/**
 * Makes the Auth emulator compile each call's schema at its first use. It compiles them all at start, which takes
 * seconds.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function compileLazily(exegesis: Exegesis): string | undefined {
  const { middleware } = exegesis;
  if (!middleware) return "The Auth emulator will start slowly.";
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
  return undefined;
}

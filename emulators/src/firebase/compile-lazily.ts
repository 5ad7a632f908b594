interface Exegesis {
  middleware?(document: unknown, options: object): unknown;
}

/**
 * The Auth emulator compiles the schemas of all its calls when it starts, which takes seconds: lets each be compiled
 * at its first use. Returns what is wrong, if it cannot.
 */
export function compileLazily(exegesis: Exegesis): string | undefined {
  const { middleware } = exegesis;
  if (!middleware) return "The Auth emulator will start slowly.";
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
  return undefined;
}

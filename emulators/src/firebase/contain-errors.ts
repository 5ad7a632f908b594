interface ErrorOut {
  errorOut?(error: unknown): void;
}
interface Registry {
  EmulatorRegistry?: { isRunning(name: string): boolean };
}

/** The emulator that starts last. */
const LAST = "hosting";

/**
 * Keeps the emulators running after an unhandled error, and logs it. firebase-tools would end all of them, and lose
 * their data. While they start, an error still ends them.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function containErrors(
  output: ErrorOut,
  { EmulatorRegistry: registry }: Registry,
  warn: (line: string) => void = console.warn,
): string | undefined {
  const { errorOut } = output;
  if (!errorOut || !registry) return "An error inside an emulator ends all of them.";
  output.errorOut = (error) => {
    if (!registry.isRunning(LAST)) return errorOut(error);
    warn(`⚠  An emulator has failed and runs on: ${error instanceof Error ? error.message : String(error)}`);
    if (error instanceof Error && error.stack) warn(error.stack);
  };
  return undefined;
}

interface Logging {
  useFileLogger?(file?: string): string;
}

/**
 * firebase-tools writes a debug log of some twenty lines a request: 400 MB in a test run. Leaves it out. Returns what is
 * wrong, if it cannot.
 */
export function skipDebugLog(logging: Logging): string | undefined {
  if (!logging.useFileLogger) return "It writes its debug log.";
  logging.useFileLogger = () => "";
  return undefined;
}

/** An error's text for the log, which would write the object itself as {}. */
export const stackOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.stack ?? error.message}${error.cause ? `\ncaused by ${stackOf(error.cause)}` : ""}`
    : String(error);

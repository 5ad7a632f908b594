interface Response {
  headersSent: boolean;
  status(code: number): { send(body: string): unknown };
}
interface FunctionsEmulator {
  handleHttpsTrigger(request: unknown, response: Response): Promise<void>;
}
interface Internals {
  FunctionsEmulator?: { prototype: FunctionsEmulator };
}

/**
 * Answers 500 when a function's process dies while it starts. The Functions emulator would not answer, and a task would
 * wait for its deadline before the next attempt.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function answerFailedStarts({ FunctionsEmulator }: Internals): string | undefined {
  const emulator = FunctionsEmulator?.prototype;
  if (!emulator?.handleHttpsTrigger) return "Calls of functions that don't start are not answered.";
  const { handleHttpsTrigger } = emulator;
  emulator.handleHttpsTrigger = async function (request, response) {
    await handleHttpsTrigger.call(this, request, response);
    if (!response.headersSent) response.status(500).send("The function's process did not start.");
  };
  return undefined;
}

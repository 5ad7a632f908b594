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
 * The Functions emulator answers nothing when a function's process dies while it starts: a task would wait for its
 * deadline before its next try. Returns what is wrong, if it cannot be mended.
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

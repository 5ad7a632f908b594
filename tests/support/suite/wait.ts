const PAUSE_MS = 50;

/**
 * Polls until `ask` resolves with a value other than undefined and false.
 * @throws Error at the timeout, with the last error of `ask` as its cause
 */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  timeoutMs = 30_000,
): Promise<T> {
  const endMs = Date.now() + timeoutMs;
  let failure: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      failure = error;
    }
    await pause(PAUSE_MS);
  } while (Date.now() < endMs);
  throw new Error(`Nothing came within ${timeoutMs} ms.`, { cause: failure });
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

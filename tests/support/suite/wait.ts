const PAUSE_MS = 50;

/** Asks again until there is an answer other than undefined and false; its last error is told when the time is over. */
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

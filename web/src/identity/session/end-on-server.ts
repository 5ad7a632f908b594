/** The longest that leaving waits for the server. */
const MAX_WAIT_MS = 1_000;

/**
 * Tells the server that the session ends, so that it writes its entry and refuses the tokens from now on. A server that
 * hangs or fails holds nobody back.
 */
export async function endOnServer(end: () => Promise<unknown>, maxWaitMs = MAX_WAIT_MS): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs);
  });
  try {
    await Promise.race([end(), waited]);
  } catch (error) {
    console.warn("The server was not told of the sign-out", error);
  } finally {
    clearTimeout(timer);
  }
}

/** The maximum time that signing out waits for the server. */
const MAX_WAIT_MS = 1_000;

/**
 * Tells the server that the session ends, so that it writes the audit entry and refuses the session's tokens. If the
 * server hangs or fails, signing out continues without it.
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

/**
 * Makes a piece of work that many callers need at once run once for all of them. Whoever comes while it runs waits for
 * the next run, for the running one may have looked before the caller's own write.
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    next = running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

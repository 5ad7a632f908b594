import { Cleanup } from "./cleanup";

const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs `work` and, at its end, its failure or a signal, everything it gave to the cleanup; then ends this process with
 * the code that `work` returned. A signal may come several times: a terminal sends it to npm and to us, and npm passes it on.
 */
export async function untilStopped(work: (cleanup: Cleanup) => Promise<number>) {
  const cleanup = new Cleanup();
  const signalled = new Promise<number>((done) => {
    for (const signal of SIGNALS) process.on(signal, () => done(1));
  });
  const code = await Promise.race([signalled, work(cleanup)]).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
  await cleanup.run();
  process.exit(code);
}

import { Cleanup } from "./cleanup";

const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs `work`. When it ends, fails or a signal arrives, runs its cleanup and exits with the code that `work` returned.
 * A signal may arrive several times: a terminal sends it to npm and to this process, and npm forwards it.
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

const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs `work` and, at its end, its failure or a signal, everything it handed to `onStop`; then ends this process with
 * the code that `work` returned. A signal may come several times: a terminal sends it to npm and to us, and npm passes it on.
 */
export async function untilStopped(work: (onStop: (stop: () => Promise<void>) => void) => Promise<number>) {
  let stop = async () => {};
  const signalled = new Promise<number>((done) => {
    for (const signal of SIGNALS) process.on(signal, () => done(1));
  });
  const code = await Promise.race([
    signalled,
    work((next) => {
      stop = next;
    }),
  ]).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
  await stop();
  process.exit(code);
}

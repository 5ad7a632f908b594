import { expect, test } from "vitest";
import type { Firebase } from "./firebase";
import { restartFirebase } from "./restart-firebase";

/** Emulators that a test ends; `isReady` is false if they end while starting. */
function emulators({ isReady = true } = {}) {
  const started: { end: (code: number) => void; stopped: boolean }[] = [];
  const lines: string[] = [];
  let restored = 0;
  const start = async (): Promise<Firebase> => {
    const { promise: exited, resolve: end } = Promise.withResolvers<number>();
    const one = { end, stopped: false };
    started.push(one);
    return {
      ready: isReady ? Promise.resolve() : Promise.reject(new Error("not ready")),
      exited,
      stop: async () => {
        one.stopped = true;
        end(0);
      },
    };
  };
  const run = () =>
    restartFirebase(
      start,
      async () => void restored++,
      (line) => lines.push(line),
    );
  const untilStarted = async (count: number) => {
    while (started.length < count || restored < count - 1) await new Promise(setImmediate);
  };
  return { run, started, lines, untilStarted };
}

test("emulators that end by themselves are restarted, and the rest of the stack keeps running", async () => {
  const { run, started, lines, untilStarted } = emulators();
  const firebase = await run();
  await firebase.ready;
  started[0]?.end(2);
  await untilStarted(2);
  expect(lines[0]).toBe("✗ The emulators ended with code 2. They start again on the data that was saved last.");
  await firebase.stop();
  expect(await firebase.exited).toBe(0);
  expect(started).toHaveLength(2);
});

test("emulators that end repeatedly are given up", async () => {
  const { run, started, untilStarted } = emulators();
  const firebase = await run();
  for (let at = 0; at < 3; at += 1) {
    started[at]?.end(2);
    await untilStarted(at + 2);
  }
  started[3]?.end(7);
  expect(await firebase.exited).toBe(7);
  expect(started).toHaveLength(4);
});

test("emulators that never get ready are not restarted", async () => {
  const { run, started } = emulators({ isReady: false });
  const firebase = await run();
  await expect(firebase.ready).rejects.toThrow("not ready");
  started[0]?.end(1);
  expect(await firebase.exited).toBe(1);
  expect(started).toHaveLength(1);
});

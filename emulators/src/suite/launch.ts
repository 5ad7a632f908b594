import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { clientEnvironment, PROJECT_ID } from "../addresses";
import { startAuthProxy } from "../auth-proxy/server";
import { assertPortsFree } from "./assert-ports-free";
import { buildFunctions, buildWeb } from "./build";
import type { Cleanup } from "./cleanup";
import { deploy } from "./deploy";
import { type FirebaseOptions, startFirebase } from "./firebase";
import { findFirestoreEmulator } from "./firestore-emulator";
import { withLock } from "./lock";
import { step } from "./progress";
import { restartFirebase } from "./restart-firebase";
import { BUILD_LOCK, type Suite } from "./settings";
import { startStandIns } from "./start-stand-ins";
import { startTicker, type Ticker } from "./ticker";

export interface LaunchOptions {
  /** Whether the suite keeps the data across runs. Otherwise it starts empty. */
  keepData: boolean;
  /** The factor by which delays between attempts of a task are multiplied. Tests shorten them. */
  retryDelayFactor: number;
  /** Whether errors of functions and emulators are printed. Tests cause many on purpose. */
  printsProblems: boolean;
}

export interface RunningSuite {
  ticker: Ticker;
  environment: Record<string, string>;
  /** Resolves when the emulators end by themselves. */
  died: Promise<number>;
}

/** Builds, deploys and starts everything. Resolves when all of it is ready. */
export async function launch(suite: Suite, options: LaunchOptions, cleanup: Cleanup): Promise<RunningSuite> {
  await assertPortsFree(suite);
  if (!options.keepData) await rm(suite.folder, { recursive: true, force: true });
  await mkdir(join(suite.folder, "state"), { recursive: true });
  const firestore = await step(
    "Emulator",
    () => findFirestoreEmulator(process.env, suite),
    ({ description }) => description,
  );
  await step("Build", () =>
    withLock(BUILD_LOCK, async () => {
      await buildFunctions(suite);
      await buildWeb(suite);
      await deploy(suite);
    }),
  );
  return step("Start", () => start(suite, { firestore, ...options }, cleanup));
}

async function start(suite: Suite, options: FirebaseOptions, cleanup: Cleanup): Promise<RunningSuite> {
  const proxy = await startAuthProxy({
    emulator: suite.at.authInner.url,
    proxy: suite.at.auth.url,
    port: suite.at.port("authProxy"),
    projectId: PROJECT_ID,
    storeFile: join(suite.folder, "state", "auth.json"),
  });
  cleanup.add(() => proxy.close());
  const startEmulators = () => startFirebase(suite, options);
  // A test run must see that its emulators died.
  const firebase = await (options.keepData ? restartFirebase(startEmulators, proxy.restore) : startEmulators());
  cleanup.add(() => firebase.stop());
  const standIns = startStandIns(suite, options);
  cleanup.add(async () => {
    await Promise.all(standIns.map((child) => child.stop()));
  });
  await firebase.ready;
  await proxy.restore();
  const ticker = await startTicker(suite);
  cleanup.add(() => ticker.stop());
  return { ticker, environment: clientEnvironment(suite.at), died: firebase.exited };
}

import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { clientEnvironment, PROJECT_ID } from "../addresses";
import { startAuthProxy } from "../auth-proxy/server";
import { buildFunctions, buildWeb } from "./build";
import type { Cleanup } from "./cleanup";
import { deploy } from "./deploy";
import { startFirebase } from "./firebase";
import { findFirestoreEmulator } from "./firestore-emulator";
import { withLock } from "./lock";
import { assertPortsFree } from "./ports";
import { BUILD_LOCK, type Suite } from "./settings";
import { startStandIns } from "./stand-ins";
import { startTicker, type Ticker } from "./ticker";

export interface LaunchOptions {
  /** Keep the data from run to run; otherwise the suite starts empty. */
  keepData: boolean;
  /** Show what the emulators print; it goes to the suite's logs anyway. */
  echo: boolean;
}

export interface RunningSuite {
  ticker: Ticker;
  environment: Record<string, string>;
  /** Resolves when the emulators end without having been asked to. */
  died: Promise<number>;
}

/** Builds, deploys and starts everything; returns when all of it answers. */
export async function launch(suite: Suite, options: LaunchOptions, cleanup: Cleanup): Promise<RunningSuite> {
  await assertPortsFree(suite);
  const firestore = await findFirestoreEmulator(process.env);
  console.log(firestore.says);
  if (!options.keepData) await rm(suite.folder, { recursive: true, force: true });
  await mkdir(join(suite.folder, "state"), { recursive: true });
  await withLock(BUILD_LOCK, async () => {
    await buildFunctions();
    await buildWeb();
    await deploy(suite);
  });

  const proxy = await startAuthProxy({
    inner: suite.at.authInner.url,
    outer: suite.at.auth.url,
    port: suite.at.port("authProxy"),
    projectId: PROJECT_ID,
    storeFile: join(suite.folder, "state", "auth.json"),
  });
  cleanup.add(() => proxy.close());
  const firebase = await startFirebase(suite, { firestore, ...options });
  cleanup.add(() => firebase.stop());
  const standIns = startStandIns(suite);
  cleanup.add(async () => {
    await Promise.all(standIns.map((child) => child.stop()));
  });
  await firebase.ready;
  await proxy.restore();
  const ticker = await startTicker(suite);
  cleanup.add(() => ticker.stop());
  return { ticker, environment: clientEnvironment(suite.at), died: firebase.exited };
}

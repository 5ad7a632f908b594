import { join, relative } from "node:path";
import { PROJECT_ID } from "../addresses";
import { serviceAccount } from "../firebase/service-account";
import { type Child, startProgram } from "./child";
import { functionSecrets, functionSettings } from "./function-settings";
import { printStatus } from "./progress";
import { ROOT, type Suite } from "./settings";

export interface Ticker {
  /** Reloads the functions. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the schedules of the deployed functions. Resolves when they can run. */
export async function startTicker(suite: Suite): Promise<Ticker> {
  let child = await start(suite);
  return {
    restart: async () => {
      await child.stop();
      child = await start(suite);
    },
    stop: () => child.stop(),
  };
}

async function start(suite: Suite): Promise<Child> {
  const main = join(ROOT, "emulators/src/ticker/main.ts");
  const log = join(suite.folder, "ticker.log");
  const child = startProgram(main, [join(suite.folder, "functions/lib/index.js")], {
    cwd: ROOT,
    log,
    env: { ...functionEnvironment(suite), PORT: String(suite.at.port("ticker")) },
  });
  const started = new Promise<boolean>((done) => child.onLine((line) => /^\d+ schedules$/.test(line) && done(true)));
  const failed = child.exited.then(() => false);
  if (!(await Promise.race([started, failed]))) {
    printStatus(`✗ The schedules could not be started (${relative(ROOT, log)})`);
  }
  return child;
}

/** The environment of the functions emulator's workers. */
export function functionEnvironment(suite: Suite): Record<string, string> {
  const { at } = suite;
  return {
    ...functionSettings(suite),
    ...functionSecrets(),
    FUNCTIONS_EMULATOR: "true",
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
    TZ: "UTC",
    FIREBASE_AUTH_EMULATOR_HOST: at.auth.host,
    FIRESTORE_EMULATOR_HOST: at.firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: at.storage,
    STORAGE_EMULATOR_HOST: `http://${at.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: at.tasks,
    CLOUD_EVENTARC_EMULATOR_HOST: `http://${at.eventarc}`,
    ...serviceAccount(at.auth.host),
  };
}
